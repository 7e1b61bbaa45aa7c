print("decoding-oppression")

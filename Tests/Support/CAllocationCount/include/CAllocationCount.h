#ifndef CALLOCATIONCOUNT_H
#define CALLOCATIONCOUNT_H

/// Counts the blocks that the calling thread asks of malloc and its kin, from `allocation_count_begin` on.
void allocation_count_begin(void);

/// Ends counting and returns how many blocks were asked for; -1 where a sanitizer has its own malloc.
long allocation_count_end(void);

#endif

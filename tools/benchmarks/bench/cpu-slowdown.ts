/** How much slower than this machine's the processor is: about a cheap phone's. */
export const CPU_SLOWDOWN = 4;

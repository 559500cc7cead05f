/** The CPU slowdown factor. A desktop processor then runs about as fast as a cheap phone. */
export const CPU_SLOWDOWN = 4;

/** How much to slow the processor down. The result is close to a cheap phone. */
export const CPU_SLOWDOWN = 4;

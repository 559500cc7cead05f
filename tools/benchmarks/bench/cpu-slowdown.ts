/** CPU slowdown factor. The result is close to a cheap phone. */
export const CPU_SLOWDOWN = 4;

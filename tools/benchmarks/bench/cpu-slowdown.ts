/** CPU slowdown factor that makes a desktop computer about as slow as a cheap phone. */
export const CPU_SLOWDOWN = 4;

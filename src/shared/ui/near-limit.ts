/** Above this share of its limit a counter is red (APP-02). */
const NEAR = 0.9;

/** The most characters that a counter with this limit shows calmly. */
export function calmLength(limit: number): number {
  return limit * NEAR;
}

/** Whether the counter of a text of this length has to be red (APP-02). */
export function isNearLimit(length: number, limit: number): boolean {
  return length > calmLength(limit);
}

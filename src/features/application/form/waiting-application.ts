import * as v from 'valibot';

/** An application that waits on the device: the request body, and the answers it was made from. */
export const waitingApplicationSchema = v.object({
  application: v.object({
    studentId: v.string(),
    scholarshipId: v.string(),
    scholarshipReason: v.string(),
    otherScholarships: v.boolean(),
  }),
  answers: v.object({ whyNeed: v.string(), whyFit: v.string(), otherScholarships: v.boolean() }),
});
export type WaitingApplication = v.InferOutput<typeof waitingApplicationSchema>;

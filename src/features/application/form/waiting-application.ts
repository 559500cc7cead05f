import * as v from 'valibot';

/** An application as it waits on the device: what is sent, and what it was made of. */
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

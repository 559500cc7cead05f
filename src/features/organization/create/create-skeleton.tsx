import { FormSkeleton } from '#shared/form/form-skeleton.tsx';

/** Stands in for the form of a scholarship while it loads. */
export const CreateSkeleton = () => <FormSkeleton aside="26rem" fields={['6rem', '13rem', '8rem', '6rem']} />;

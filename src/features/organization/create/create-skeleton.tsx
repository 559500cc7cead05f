import { FormSkeleton } from '#shared/form/form-skeleton.tsx';

/** Placeholder for the scholarship form while it loads. */
export const CreateSkeleton = () => <FormSkeleton aside="26rem" fields={['6rem', '13rem', '8rem', '6rem']} />;

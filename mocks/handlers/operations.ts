import type { OperationId } from '#contract/endpoints.ts';
import { applicationOperations } from './applications.ts';
import { fundraiserOperations } from './fundraisers.ts';
import type { Operation } from './operation.ts';
import { organizationOperations } from './organizations.ts';
import { scholarshipOperations } from './scholarships.ts';
import { studentOperations } from './students.ts';
import { transactionOperations } from './transactions.ts';
import { userOperations } from './users.ts';

/** What the mocked server does for each operation of the contract (WIRE-01): a missing one does not compile. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  ...userOperations,
  ...scholarshipOperations,
  ...applicationOperations,
  ...studentOperations,
  ...organizationOperations,
  ...fundraiserOperations,
  ...transactionOperations,
};

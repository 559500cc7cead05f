import type { OperationId } from '#contract/endpoints.ts';
import { applicationOperations } from './applications.ts';
import { fundraiserOperations } from './fundraisers.ts';
import type { Operation } from './operation.ts';
import { organizationOperations } from './organizations.ts';
import { scholarshipOperations } from './scholarships.ts';
import { studentOperations } from './students.ts';
import { transactionOperations } from './transactions.ts';
import { userOperations } from './users.ts';

/** The mocked server's operations (WIRE-01). Omitting an operation is a compile error. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  ...userOperations,
  ...scholarshipOperations,
  ...applicationOperations,
  ...studentOperations,
  ...organizationOperations,
  ...fundraiserOperations,
  ...transactionOperations,
};

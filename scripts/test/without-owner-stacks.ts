import * as React from 'react';

/**
 * Makes React's development build believe that it has already captured its maximum number of owner
 * stacks. Otherwise, it captures a stack trace for almost every element, which takes a fifth of the
 * time of a test that renders the whole site. React has no setting for this. Warnings still include
 * component stacks.
 */
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

import type { FapiContext } from './fapi-context.ts';
import {
  type Account,
  accountById,
  codeStatus,
  currentSession,
  type IdentityState,
  type SessionRecord,
  type SignInAttempt,
  type SignUpAttempt,
} from './identity-state.ts';
import { issueToken } from './token.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const PORTRAIT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%2335319b"/%3E%3Ccircle cx="20" cy="15" r="7" fill="%23fdf0d4"/%3E%3Cpath d="M6 40a14 14 0 0 1 28 0z" fill="%23fdf0d4"/%3E%3C/svg%3E';

type ResourceContext = Pick<FapiContext, 'issuer' | 'clock' | 'network'>;

/** Builds the `user` resource. The role is in the public metadata, which no browser can write. */
export function userResource(account: Account, { network }: Pick<ResourceContext, 'network'>) {
  // A scenario can remove the name only until the account is first updated.
  const hasName = network.lacks() !== 'name' || account.updatedAt > account.createdAt;
  const hasEmail = network.lacks() !== 'email';
  const emailId = `idn_${account.id}`;
  // Donors have a phone number, which the site passes to the checkout.
  const phoneId = account.role === 'DONOR' ? `idn_phone_${account.id}` : null;
  return {
    object: 'user',
    id: account.id,
    username: null,
    first_name: (hasName && account.firstName) || null,
    last_name: (hasName && account.lastName) || null,
    image_url: PORTRAIT,
    has_image: false,
    primary_email_address_id: hasEmail ? emailId : null,
    primary_phone_number_id: phoneId,
    primary_web3_wallet_id: null,
    email_addresses: hasEmail
      ? [
          {
            object: 'email_address',
            id: emailId,
            email_address: account.email,
            linked_to: [],
            verification: { status: 'verified', strategy: 'email_code' },
          },
        ]
      : [],
    phone_numbers:
      phoneId === null
        ? []
        : [
            {
              object: 'phone_number',
              id: phoneId,
              phone_number: '+919880012345',
              linked_to: [],
              verification: { status: 'verified', strategy: 'phone_code' },
            },
          ],
    web3_wallets: [],
    external_accounts: [],
    enterprise_accounts: [],
    passkeys: [],
    organization_memberships: [],
    password_enabled: true,
    two_factor_enabled: false,
    totp_enabled: false,
    backup_code_enabled: false,
    delete_self_enabled: false,
    create_organization_enabled: false,
    public_metadata: account.role === null ? {} : { role: account.role },
    unsafe_metadata: account.unsafeMetadata,
    created_at: account.createdAt,
    updated_at: account.updatedAt,
  };
}

export function tokenResource(session: SessionRecord, account: Account, { issuer, clock }: ResourceContext) {
  return { object: 'token', jwt: issueToken(issuer, session, account, clock()) };
}

export function sessionResource(session: SessionRecord, account: Account, context: ResourceContext) {
  const now = context.clock();
  return {
    object: 'session',
    id: session.id,
    status: 'active',
    expire_at: now + WEEK,
    abandon_at: now + 4 * WEEK,
    last_active_at: now,
    last_active_organization_id: null,
    last_active_token: tokenResource(session, account, context),
    actor: null,
    tasks: null,
    factor_verification_age: [0, -1],
    user: userResource(account, context),
    public_user_data: {
      first_name: account.firstName || null,
      last_name: account.lastName || null,
      image_url: PORTRAIT,
      has_image: false,
      identifier: account.email,
      user_id: account.id,
    },
    created_at: session.createdAt,
    updated_at: now,
  };
}

/** Builds the `client` resource: this device, its session, and its unfinished attempts. */
export function clientResource(state: IdentityState, context: ResourceContext) {
  const current = currentSession(state);
  const now = context.clock();
  return {
    object: 'client',
    id: 'client_mock',
    sessions: current ? [sessionResource(current.session, current.account, context)] : [],
    sign_in: state.signIn && !state.signIn.sessionId ? signInResource(state, state.signIn, context) : null,
    sign_up: state.signUp && !state.signUp.sessionId ? signUpResource(state.signUp, context) : null,
    last_active_session_id: current?.session.id ?? null,
    cookie_expires_at: null,
    captcha_bypass: true,
    created_at: now,
    updated_at: now,
  };
}

export function signInResource(
  state: IdentityState,
  attempt: SignInAttempt,
  { clock }: Pick<ResourceContext, 'clock'>,
) {
  const account = accountById(state, attempt.accountId);
  const done = attempt.sessionId !== null;
  const { strategy, code, needsNewPassword } = attempt;
  const waits = strategy === 'password' || code === null ? 'unverified' : codeStatus(code, clock());
  const email = {
    safe_identifier: account?.email ?? '',
    email_address_id: `idn_${attempt.accountId}`,
    primary: true,
  };
  return {
    object: 'sign_in',
    id: attempt.id,
    status: done ? 'complete' : needsNewPassword ? 'needs_new_password' : 'needs_first_factor',
    identifier: account?.email ?? null,
    supported_identifiers: ['email_address'],
    supported_first_factors: [
      { strategy: 'password' },
      { strategy: 'email_code', ...email },
      { strategy: 'reset_password_email_code', ...email },
    ],
    supported_second_factors: null,
    first_factor_verification: strategy
      ? { object: 'verification', status: done || needsNewPassword ? 'verified' : waits, strategy }
      : null,
    second_factor_verification: null,
    user_data: null,
    created_session_id: attempt.sessionId,
  };
}

export function signUpResource(attempt: SignUpAttempt, { clock }: Pick<ResourceContext, 'clock'>) {
  const done = attempt.sessionId !== null;
  const waits = attempt.code === null ? null : codeStatus(attempt.code, clock());
  return {
    object: 'sign_up',
    id: attempt.id,
    status: done ? 'complete' : 'missing_requirements',
    required_fields: ['email_address', 'password'],
    optional_fields: ['first_name', 'last_name'],
    missing_fields: [],
    unverified_fields: done ? [] : ['email_address'],
    username: null,
    first_name: attempt.firstName || null,
    last_name: attempt.lastName || null,
    email_address: attempt.email,
    phone_number: null,
    web3_wallet: null,
    has_password: true,
    unsafe_metadata: attempt.unsafeMetadata,
    public_metadata: {},
    external_account: null,
    created_session_id: attempt.sessionId,
    created_user_id: attempt.accountId,
    abandon_at: null,
    verifications: {
      email_address: {
        object: 'verification',
        status: done ? 'verified' : (waits ?? 'unverified'),
        // If the strategy is null, the widget requests an email with the code.
        strategy: attempt.code === null ? null : 'email_code',
        next_action: done ? '' : waits === 'unverified' ? 'needs_attempt' : 'needs_prepare',
        supported_strategies: ['email_code'],
      },
      phone_number: null,
      web3_wallet: null,
      external_account: null,
    },
  };
}

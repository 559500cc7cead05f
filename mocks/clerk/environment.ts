import { SHORTEST_PASSWORD } from './passwords.ts';

/** The settings of a user attribute that this instance doesn't use. */
const off = {
  enabled: false,
  required: false,
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: false,
  second_factors: [],
  verifications: [],
  verify_at_sign_up: false,
};

const emailAddress = {
  ...off,
  enabled: true,
  required: true,
  used_for_first_factor: true,
  first_factors: ['email_code'],
  verifications: ['email_code'],
  verify_at_sign_up: true,
};

/**
 * Builds the `environment` resource of an instance with email, password and email codes only. The
 * Clerk client uses its defaults for everything else: no captcha, no organizations, no billing, no
 * API keys.
 */
export function environmentResource() {
  return {
    auth_config: { single_session_mode: true },
    display_config: {
      id: 'display_config_mock',
      instance_environment_type: 'development',
      application_name: 'EduEmpower',
      home_url: '/',
      sign_in_url: '/auth/login',
      sign_up_url: '/auth/sign-up',
      user_profile_url: '/',
      after_sign_in_url: '/',
      after_sign_up_url: '/',
      after_sign_out_one_url: '/',
      after_sign_out_all_url: '/',
      after_switch_session_url: '/',
      privacy_policy_url: '/privacy',
      terms_url: '/terms',
      clerk_js_version: '6',
      captcha_oauth_bypass: [],
    },
    user_settings: {
      attributes: {
        email_address: emailAddress,
        password: { ...off, enabled: true, required: true },
        first_name: { ...off, enabled: true },
        last_name: { ...off, enabled: true },
        username: off,
        phone_number: off,
        web3_wallet: off,
        authenticator_app: off,
        backup_code: off,
        passkey: off,
        ticket: off,
      },
      actions: { delete_self: false, create_organization: false, create_organizations_limit: null },
      enterprise_sso: { enabled: false },
      sign_in: { second_factor: { required: false } },
      sign_up: {
        progressive: true,
        captcha_enabled: false,
        captcha_widget_type: 'smart',
        custom_action_required: false,
        mode: 'public',
        legal_consent_enabled: false,
      },
      password_settings: {
        min_length: SHORTEST_PASSWORD,
        disable_hibp: true,
        require_special_char: false,
        require_numbers: false,
        require_uppercase: false,
        require_lowercase: false,
        show_zxcvbn: false,
        min_zxcvbn_strength: 0,
        enforce_hibp_on_sign_in: false,
        allowed_special_characters: '',
      },
      username_settings: {},
    },
    organization_settings: {
      max_allowed_memberships: 0,
      force_organization_selection: false,
      slug: { disabled: true },
    },
    protect_config: { id: 'protect_mock' },
  };
}

// clerk-js names these exports of wallet and card packages for sign-in methods that are switched off here,
// so the packages are left out of the installation (package.json, overrides). Reaching one of them is a
// mistake in the configuration, and nothing pretends to work.
const absent = (name: string) => (): never => {
  throw new Error(`${name} is not installed: wallet and card sign-in are switched off`);
};

export const MAINNET_ENDPOINT = '';
export const WalletReadyState = {};
export const ConnectionProvider = absent('ConnectionProvider');
export const WalletProvider = absent('WalletProvider');
export const useWallet = absent('useWallet');
export const loadStripe = absent('loadStripe');
export default absent('wallets');

// Stand-ins for exports of wallet and card packages. clerk-js imports them for sign-in methods that
// are switched off here, so the packages are not installed (package.json, overrides). Calling one
// means that the configuration is wrong, so it throws.
const absent = (name: string) => (): never => {
  throw new Error(`${name} is not installed, because wallet and card sign-in are switched off`);
};

export const MAINNET_ENDPOINT = '';
export const WalletReadyState = {};
export const ConnectionProvider = absent('ConnectionProvider');
export const WalletProvider = absent('WalletProvider');
export const useWallet = absent('useWallet');
export const loadStripe = absent('loadStripe');
export default absent('wallets');

// Stand-ins for exports of wallet and card packages. clerk-js imports them for features that the
// site does not use, so the packages are not installed (package.json, overrides). A call to a
// stand-in throws, because it means that the configuration is wrong.
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

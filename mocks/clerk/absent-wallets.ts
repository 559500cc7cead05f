// Stand-ins for exports of wallet and card packages. clerk-js imports them for features that the
// site does not use, so the packages are not installed (`overrides` in package.json). A stand-in
// throws when called, because only a wrong configuration can cause the call.
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

export {
  OpenWaterPage,
  SignedOutPage,
  type OpenWaterPageProps,
  type SignedOutPageProps,
} from './SignedOutPage.tsx';

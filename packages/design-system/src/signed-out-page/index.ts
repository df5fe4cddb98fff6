export { OpenWaterPage, SignedOutPage } from './SignedOutPage.tsx';

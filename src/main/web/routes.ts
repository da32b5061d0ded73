import { basename } from 'node:path'
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** A page of a module. Its id is the name of its file: every page of the browser loads the ids of all. */
const page = (path: string, file: string) => route(path, `../../${file}`, idOf(file))
const front = (file: string) => index(`../../${file}`, idOf(file))
const idOf = (file: string) => ({ id: basename(file, '.tsx') })

/** Whatever else is below a shell does not exist, and the shell says so. */
const nothingAt = (id: string) => route('*', 'not-found-page.tsx', { id })

/** Every address of the product. The specification fixes the spelling of the segments. */
export default [
  layout('storefront-layout.tsx', [
    front('site/web/home-page.tsx'),
    page('whatYouNeed', 'obligations/web/needs-page.tsx'),
    page('services', 'catalogue/web/services-page.tsx'),
    page('services/productDetails', 'catalogue/web/product-details-page.tsx'),
    page('services/compare', 'catalogue/web/compare-page.tsx'),
    page('vatCompliance', 'site/web/vat-compliance-page.tsx'),
    page('aboutUs', 'site/web/about-page.tsx'),
    page('contactUs', 'enquiries/web/contact-page.tsx'),
    page('userAgreement', 'site/web/user-agreement-page.tsx'),
    page('privacyPolicy', 'site/web/privacy-policy-page.tsx'),
    page('login', 'accounts/web/login-page.tsx'),
    page('register', 'accounts/web/register-page.tsx'),
    page('forgotPassword', 'accounts/web/forgot-password-page.tsx'),
    page('resetPassword', 'accounts/web/reset-password-page.tsx'),
    page('joinCompany', 'accounts/web/join-company-page.tsx'),
    page('unsubscribe', 'messages/web/unsubscribe-page.tsx'),
    page('notMe', 'accounts/web/not-me-page.tsx'),
    page('proof', 'letters/web/proof-page.tsx'),
    page('verifyEmail', 'accounts/web/verify-email-page.tsx'),
    page('shoppingCart', 'cart/web/cart-page.tsx'),
    layout('checkout-layout.tsx', [page('confrimOrder', 'orders/web/confirm-order-page.tsx')]),
    nothingAt('not-found'),
  ]),
  page('shareForm', 'invites/web/share-form-page.tsx'),
  route('confirmOrder', 'spelling-redirect.tsx', { id: 'confirmOrder' }),
  route('workspace/taxCalculator', 'calculator-redirect.tsx'),
  route('workspace', 'workspace-layout.tsx', [
    index('workspace-index.tsx'),
    page('dashboard', 'work-orders/web/list/dashboard-page.tsx'),
    page('myServices', 'work-orders/web/list/my-services-page.tsx'),
    page('myServices/detail', 'work-orders/web/work-order-page.tsx'),
    page('dynamicForm', 'work-orders/web/form/dynamic-form-page.tsx'),
    page('replenishInfo', 'work-orders/web/supplements/replenish-info-page.tsx'),
    page('registrations', 'orders/web/registrations-page.tsx'),
    page('declaration', 'declarations/web/declaration-page.tsx'),
    page('declaration/inputVat', 'ledger/web/ledger-page.tsx'),
    page('calendar', 'calendar/web/calendar-page.tsx'),
    page('myOrder', 'orders/web/my-orders-page.tsx'),
    page('myOrderDetail', 'orders/web/my-order-detail-page.tsx'),
    route('accountInfo', 'account-page.tsx', { id: 'account-page' }),
    page('couponList', 'coupons/web/coupon-list-page.tsx'),
    page('information', 'messages/web/information-page.tsx'),
    page('taxCaculator', 'vat-calculator/web/tax-calculator-page.tsx'),
    page('documents', 'documents/web/documents-page.tsx'),
    page('shopAuthorisation', 'shops/web/shops-page.tsx'),
    page('shopAuthorisation/amazon', 'shops/web/amazon-callback-page.tsx'),
    page('pay', 'payments/web/pay-page.tsx'),
    page('paySuccess', 'payments/web/pay-success-page.tsx'),
    nothingAt('workspace-not-found'),
  ]),
  page('admin/login', 'staff/web/staff-login-page.tsx'),
  page('admin/password', 'staff/web/staff-password-page.tsx'),
  route('admin', '../../back-office/web/admin-layout.tsx', { id: 'admin-layout' }, [
    front('back-office/web/queue-page.tsx'),
    page('workOrder', 'work-orders/staff/web/staff-work-order-page.tsx'),
    page('inputVat', 'ledger/staff/web/staff-ledger-page.tsx'),
    page('shopNotices', 'shops/staff/web/shop-notices-page.tsx'),
    page('letters', 'letters/staff/web/staff-letters-page.tsx'),
    page('hmrc', 'declarations/staff/web/hmrc-page.tsx'),
    page('hmrc/connected', 'declarations/staff/web/hmrc-connected-page.tsx'),
    page('mandates', 'registrations/staff/web/mandates-page.tsx'),
    page('invoices', 'invoices/staff/web/invoices-page.tsx'),
    page('enquiries', 'enquiries/staff/web/enquiries-page.tsx'),
    page('coupons', 'coupons/staff/web/coupons-page.tsx'),
    page('coupons/edit', 'coupons/staff/web/coupon-page.tsx'),
    page('announcements', 'messages/staff/web/announcements-page.tsx'),
    page('announcements/edit', 'messages/staff/web/announcement-page.tsx'),
    page('orders', 'orders/staff/web/orders-page.tsx'),
    page('orders/detail', 'orders/staff/web/order-page.tsx'),
    page('payments', 'payments/staff/web/payments-page.tsx'),
    nothingAt('admin-not-found'),
  ]),
] satisfies RouteConfig

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const room = (file: string): string => `../../${file}`

/** Every address of the product. The spelling of the segments is fixed by the specification. */
export default [
  layout('storefront-layout.tsx', [
    index(room('site/web/home-page.tsx')),
    route('whatYouNeed', room('obligations/web/needs-page.tsx')),
    route('services', room('catalogue/web/services-page.tsx')),
    route('services/productDetails', room('catalogue/web/product-details-page.tsx')),
    route('services/compare', room('catalogue/web/compare-page.tsx')),
    route('vatCompliance', room('site/web/vat-compliance-page.tsx')),
    route('aboutUs', room('site/web/about-page.tsx')),
    route('contactUs', room('enquiries/web/contact-page.tsx')),
    route('userAgreement', room('site/web/user-agreement-page.tsx')),
    route('privacyPolicy', room('site/web/privacy-policy-page.tsx')),
    route('login', room('accounts/web/login-page.tsx')),
    route('register', room('accounts/web/register-page.tsx')),
    route('forgotPassword', room('accounts/web/forgot-password-page.tsx')),
    route('resetPassword', room('accounts/web/reset-password-page.tsx')),
    route('verifyEmail', room('accounts/web/verify-email-page.tsx')),
    route('shoppingCart', room('cart/web/cart-page.tsx')),
    layout('checkout-layout.tsx', [route('confrimOrder', room('orders/web/confirm-order-page.tsx'))]),
  ]),
  route('shareForm', room('invites/web/share-form-page.tsx')),
  route('confirmOrder', 'spelling-redirect.tsx', { id: 'confirmOrder' }),
  route('workspace', 'workspace-layout.tsx', [
    index('workspace-index.tsx'),
    route('dashboard', room('work-orders/web/dashboard-page.tsx')),
    route('myServices', room('work-orders/web/my-services-page.tsx')),
    route('myServices/detail', room('work-orders/web/work-order-page.tsx')),
    route('dynamicForm', room('work-orders/web/dynamic-form-page.tsx')),
    route('replenishInfo', room('work-orders/web/supplements/replenish-info-page.tsx')),
    route('myOrder', room('orders/web/my-orders-page.tsx')),
    route('myOrderDetail', room('orders/web/my-order-detail-page.tsx')),
    route('couponList', room('coupons/web/coupon-list-page.tsx')),
    route('pay', room('payments/web/pay-page.tsx')),
    route('paySuccess', room('payments/web/pay-success-page.tsx')),
  ]),
  route('admin/login', room('staff/web/staff-login-page.tsx')),
  route('admin', 'admin-layout.tsx', [
    index(room('back-office/web/queue-page.tsx')),
    route('workOrder', room('back-office/web/staff-work-order-page.tsx')),
    route('invoices', room('back-office/web/invoices/invoices-page.tsx')),
    route('enquiries', room('back-office/web/enquiries-page.tsx')),
    route('coupons', room('back-office/web/coupons/coupons-page.tsx')),
    route('coupons/edit', room('back-office/web/coupons/coupon-page.tsx')),
    route('orders', room('back-office/web/orders-page.tsx')),
    route('orders/detail', room('back-office/web/orders-order-page.tsx')),
    route('payments', room('back-office/web/payments-page.tsx')),
  ]),
  route('*', 'not-found-page.tsx'),
] satisfies RouteConfig

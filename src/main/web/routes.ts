import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

import { existsSync } from 'node:fs'
const room = (file: string): string =>
  existsSync('src/' + file) &&
  (!file.startsWith('staff/web/queue') || existsSync('src/staff/web/work-order-view.tsx'))
    ? `../../${file}`
    : 'not-built-yet.tsx'

/** Every address of the product. The spelling of the segments is fixed by the specification. */
export default [
  layout('storefront-layout.tsx', [
    index(room('site/web/home-page.tsx'), { id: 'r1' }),
    route('services', room('catalogue/web/services-page.tsx'), { id: 'r2' }),
    route('services/productDetails', room('catalogue/web/product-details-page.tsx'), { id: 'r3' }),
    route('login', room('accounts/web/login-page.tsx'), { id: 'r4' }),
    route('register', room('accounts/web/register-page.tsx'), { id: 'r5' }),
    route('forgotPassword', room('accounts/web/forgot-password-page.tsx'), { id: 'r6' }),
    route('resetPassword', room('accounts/web/reset-password-page.tsx'), { id: 'r7' }),
    route('verifyEmail', room('accounts/web/verify-email-page.tsx'), { id: 'r8' }),
    layout('checkout-layout.tsx', [
      route('shoppingCart', room('cart/web/cart-page.tsx'), { id: 'r9' }),
      route('confrimOrder', room('orders/web/confirm-order-page.tsx'), { id: 'r10' }),
    ]),
  ]),
  route('confirmOrder', 'spelling-redirect.tsx', { id: 'confirmOrder' }),
  route('workspace', 'workspace-layout.tsx', [
    index('workspace-index.tsx'),
    route('dashboard', room('work-orders/web/dashboard-page.tsx'), { id: 'r11' }),
    route('myServices', room('work-orders/web/my-services-page.tsx'), { id: 'r12' }),
    route('myServices/detail', room('work-orders/web/work-order-page.tsx'), { id: 'r13' }),
    route('dynamicForm', room('work-orders/web/dynamic-form-page.tsx'), { id: 'r14' }),
    route('myOrder', room('orders/web/my-orders-page.tsx'), { id: 'r15' }),
    route('myOrderDetail', room('orders/web/my-order-detail-page.tsx'), { id: 'r16' }),
    route('pay', room('payments/web/pay-page.tsx')),
    route('paySuccess', room('payments/web/pay-success-page.tsx'), { id: 'r17' }),
  ]),
  route('admin/login', room('staff/web/staff-login-page.tsx'), { id: 'r18' }),
  route('admin', 'admin-layout.tsx', [
    index(room('staff/web/queue-page.tsx'), { id: 'r19' }),
    route('workOrder', room('staff/web/staff-work-order-page.tsx'), { id: 'r20' }),
  ]),
  route('*', 'not-found-page.tsx'),
] satisfies RouteConfig

import type { World } from './world.ts'

export type Who = 'visitor' | 'seller' | 'staff'
export type Screen = { name: string; who: Who; path: (world: World) => string }

const open = (name: string, path: string): Screen => ({ name, who: 'visitor', path: () => path })
const seller = (name: string, path: (world: World) => string): Screen => ({ name, who: 'seller', path })
const staff = (name: string, path: (world: World) => string): Screen => ({ name, who: 'staff', path })
const local = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/** Every screen, in each state worth looking at. */
export const SCREENS: readonly Screen[] = [
  open('home', '/'),
  open('what-you-need', '/whatYouNeed'),
  open('services', '/services'),
  open('services-none', '/services?keyword=zzzz'),
  open('compare', '/services/compare?code=vat-registration-de&code=vat-registration-fr&code=packaging-de'),
  open('product', '/services/productDetails?code=vat-registration-fr'),
  open('vat-compliance', '/vatCompliance'),
  open('vat-compliance-it', '/vatCompliance?country=IT'),
  open('about', '/aboutUs'),
  open('contact', '/contactUs'),
  open('user-agreement', '/userAgreement'),
  open('privacy-policy', '/privacyPolicy'),
  open('login', '/login'),
  open('register', '/register'),
  open('forgot-password', '/forgotPassword'),
  open('reset-password', '/resetPassword'),
  open('verify-email', '/verifyEmail#token=x'),
  open('verify-email-wrong', '/verifyEmail'),
  open('not-found', '/nothing-here'),
  open('cart-empty', '/shoppingCart'),
  { name: 'share-form', who: 'visitor', path: (world) => local(world.inviteUrl) },
  { name: 'share-form-pin', who: 'visitor', path: (world) => local(world.lockedInviteUrl) },
  open('share-form-wrong', '/shareForm#wrong'),
  seller('cart', () => '/shoppingCart'),
  seller('confirm-order', () => '/confrimOrder'),
  seller('dashboard', () => '/workspace/dashboard'),
  seller('my-services', () => '/workspace/myServices'),
  seller('work-order-form', ({ work }) => `/workspace/myServices/detail?id=${work.form}`),
  seller('work-order-returned', ({ work }) => `/workspace/myServices/detail?id=${work.returned}`),
  seller('work-order-checked', ({ work }) => `/workspace/myServices/detail?id=${work.checked}`),
  seller('work-order-sign', ({ work }) => `/workspace/myServices/detail?id=${work.sign}`),
  seller('work-order-more', ({ work }) => `/workspace/myServices/detail?id=${work.authority}`),
  seller('work-order-done', ({ work }) => `/workspace/myServices/detail?id=${work.done}`),
  seller('form', ({ nodes }) => `/workspace/dynamicForm?nodeId=${nodes.form}`),
  seller('form-returned', ({ nodes }) => `/workspace/dynamicForm?nodeId=${nodes.returned}`),
  seller('supplements', ({ work }) => `/workspace/replenishInfo?workOrderId=${work.authority}`),
  seller('supplements-list', () => '/workspace/replenishInfo'),
  seller('my-orders', () => '/workspace/myOrder'),
  seller('order-paid', ({ orders }) => `/workspace/myOrderDetail?id=${orders.paid}`),
  seller('order-refunded', ({ orders }) => `/workspace/myOrderDetail?id=${orders.refunded}`),
  seller('order-cancelled', ({ orders }) => `/workspace/myOrderDetail?id=${orders.cancelled}`),
  seller('pay', ({ orders }) => `/workspace/pay?orderId=${orders.waiting}`),
  seller('pay-success', ({ orders }) => `/workspace/paySuccess?orderId=${orders.paid}`),
  seller('coupons', () => '/workspace/couponList'),
  staff('admin-login', () => '/admin/login'),
  staff('admin-password', () => '/admin/password'),
  staff('admin-queue', () => '/admin?view=all'),
  staff('admin-review', ({ work }) => `/admin/workOrder?id=${work.checked}`),
  staff('admin-work-order', ({ work }) => `/admin/workOrder?id=${work.authority}`),
  staff('admin-orders', () => '/admin/orders'),
  staff('admin-order', ({ orders }) => `/admin/orders/detail?id=${orders.refunded}`),
  staff('admin-payments', () => '/admin/payments'),
  staff('admin-invoices', () => '/admin/invoices'),
  staff('admin-coupons', () => '/admin/coupons'),
  staff('admin-coupon', () => '/admin/coupons/edit'),
  staff('admin-enquiries', () => '/admin/enquiries'),
]

import { describe, expect, it } from 'vitest'
import { firstTarget, knownPath, signInTarget } from './sign-in-target.ts'

describe('a path after signing in', () => {
  it.each([
    '/',
    '/services?category=VAT&page=2',
    '/services/productDetails?code=de-vat&option=term%3A12',
    '/confrimOrder',
    '/workspace/myServices/detail?id=wo_1',
  ])('may be %s', (path) => {
    expect(knownPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'services',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'https://evil.example/services',
    'javascript:alert(1)',
    '/login',
    '/admin',
    '/workspace/../admin',
    '/workspace',
    '/dev/mail',
    '/services\n//evil.example',
    '/unknown',
  ])('may not be %s', (path) => {
    expect(knownPath(path)).toBeUndefined()
  })
})

describe('the target after signing in', () => {
  const none = { next: null, kept: null, productType: null }
  it.each([
    ['nothing wished', none, '/workspace/dashboard'],
    [
      'sent from the checkout',
      { ...none, next: '/confrimOrder', kept: '/workspace/myOrder' },
      '/confrimOrder',
    ],
    [
      'session ended in a form',
      { ...none, next: '/', kept: '/workspace/dynamicForm?nodeId=n' },
      '/workspace/dynamicForm?nodeId=n',
    ],
    ['came for a kind of service', { ...none, next: '/?productType=EPR' }, '/services?category=EPR'],
    ['came for it earlier', { ...none, productType: 'VAT' }, '/services?category=VAT'],
    [
      'came for to-dos',
      { ...none, next: '/?pendingMatterType=FORM' },
      '/workspace/dashboard?pendingMatterType=FORM',
    ],
    [
      'came for renewals',
      { ...none, next: '/?pendingRenewalType=VAT' },
      '/workspace/registrations?pendingRenewalType=VAT',
    ],
    ['made-up to-dos', { ...none, next: '/?pendingMatterType=%3Cscript%3E' }, '/workspace/dashboard'],
    ['a made-up kind', { ...none, productType: '"><script>' }, '/workspace/dashboard'],
    ['another host', { ...none, next: '//evil.example' }, '/workspace/dashboard'],
  ])('%s', (_what, wishes, target) => {
    expect(signInTarget(wishes)).toBe(target)
  })
})

describe('the first target of a new account', () => {
  it.each([
    ['/workspace/dashboard', 0, '/workspace/dashboard'],
    ['/workspace/dashboard', 2, '/shoppingCart'],
    ['/services?category=VAT', 2, '/services?category=VAT'],
    ['/confrimOrder', 1, '/confrimOrder'],
  ])('for %s and %i lines in the cart', (target, lines, expected) => {
    expect(firstTarget(target, lines)).toBe(expected)
  })
})

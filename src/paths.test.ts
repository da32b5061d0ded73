import { describe, expect, test } from 'vitest'
import { isLocalPath } from '#platform/shared/local-path.ts'
import { paths } from './paths.ts'

describe('the path builder', () => {
  test('leaves out what is empty, repeats lists, encodes the rest', () => {
    expect(paths.services({ category: 'VAT', keyword: '', page: undefined })).toBe('/services?category=VAT')
    expect(paths.product('vat-de', ['term:24', 'filing:monthly'])).toBe(
      '/services/productDetails?code=vat-de&option=term%3A24&option=filing%3Amonthly',
    )
    expect(paths.login('/workspace/myOrder?page=2')).toBe('/login?next=%2Fworkspace%2FmyOrder%3Fpage%3D2')
  })

  test('keeps the spelling that the specification fixes', () => {
    expect(paths.confirmOrder()).toBe('/confrimOrder')
    expect(paths.workOrder('wo_1')).toBe('/workspace/myServices/detail?id=wo_1')
    expect(paths.order('or_1')).toBe('/workspace/myOrderDetail?id=or_1')
  })

  test('keeps secrets behind the #, where no server sees them', () => {
    expect(paths.verifyEmail('secret')).toBe('/verifyEmail#token=secret')
    expect(paths.resetPassword('secret')).toBe('/resetPassword#token=secret')
    expect(paths.shareForm('secret')).toBe('/shareForm#secret')
    expect([paths.verifyEmail(), paths.resetPassword(), paths.shareForm()]).toEqual([
      '/verifyEmail',
      '/resetPassword',
      '/shareForm',
    ])
  })

  test('makes addresses of ours alone', () => {
    const built = [
      paths.home(),
      paths.services({ keyword: '//evil.example' }),
      paths.product('//evil'),
      paths.shoppingCart(),
      paths.login('//evil.example'),
      paths.dashboard(),
      paths.dynamicForm('n', { section: '../..' }),
      paths.adminQueue(),
    ]
    expect(built.filter((path) => !isLocalPath(path))).toEqual([])
  })
})

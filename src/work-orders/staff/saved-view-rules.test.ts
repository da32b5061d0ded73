import { expect, it } from 'vitest'
import { mayChangeView, maySeeView } from './saved-view-rules.ts'

it.each([
  ['my own', { ownerId: 'me', shared: false, ownerLeft: false }, true, true],
  ['my own that I share', { ownerId: 'me', shared: true, ownerLeft: false }, true, true],
  ['a colleague’s', { ownerId: 'anna', shared: false, ownerLeft: false }, false, false],
  ['a colleague’s that is shared', { ownerId: 'anna', shared: true, ownerLeft: false }, true, false],
  ['shared by somebody who left', { ownerId: 'anna', shared: true, ownerLeft: true }, true, true],
  ['kept by somebody who left', { ownerId: 'anna', shared: false, ownerLeft: true }, false, false],
])('%s', (_name, view, seen, changed) => {
  expect([maySeeView(view, 'me'), mayChangeView(view, 'me')]).toEqual([seen, changed])
})

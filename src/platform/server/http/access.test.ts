import { describe, expect, test } from 'vitest'
import { STAFF_ROLES, type Access } from '../../shared/call.ts'
import type { MemberRole, Principal } from '../../shared/principal.ts'
import { Refusal } from '../../shared/refusal.ts'
import { admit, tokenFrom, type Authentication } from './access.ts'

const seller = (role: MemberRole): Principal => ({
  kind: 'seller',
  userId: 'u',
  userName: 'U',
  email: 'u@x.example',
  companyId: 'c',
  sessionId: 's',
  role,
})
const staff = (role: (typeof STAFF_ROLES)[number]): Principal => ({
  kind: 'staff',
  staffId: 'f',
  staffName: 'F',
  email: 'f@x.example',
  sessionId: 's',
  role,
  mustChangePassword: false,
  scope: 'all',
})
const callers: Record<string, Authentication> = {
  visitor: { kind: 'visitor' },
  invalid: 'invalid',
  viewer: seller('viewer'),
  editor: seller('editor'),
  owner: seller('owner'),
  holder: { kind: 'keyHolder', key: 'door', id: 'k', companyId: 'c', grant: {} },
  otherHolder: { kind: 'keyHolder', key: 'window', id: 'k', companyId: 'c', grant: {} },
  agent: staff('agent'),
  finance: staff('finance'),
}

/** `as` what the handler sees, or the code of the refusal. */
function outcomeOf(access: Access, who: Authentication): string {
  try {
    return admit(access, who).kind
  } catch (error) {
    if (error instanceof Refusal) return error.error.slice('wire.'.length)
    throw error
  }
}

const SESSION = 'session_invalid'
const table: [Access, Record<string, string>][] = [
  [
    'public',
    {
      visitor: 'visitor',
      invalid: 'visitor',
      viewer: 'seller',
      editor: 'seller',
      owner: 'seller',
      holder: 'visitor',
      otherHolder: 'visitor',
      agent: 'visitor',
      finance: 'visitor',
    },
  ],
  [
    'visitorOrSellerWriter',
    {
      visitor: 'visitor',
      invalid: SESSION,
      viewer: 'not_allowed',
      editor: 'seller',
      owner: 'seller',
      holder: SESSION,
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    'visitorOrSeller',
    {
      visitor: 'visitor',
      invalid: SESSION,
      viewer: 'seller',
      editor: 'seller',
      owner: 'seller',
      holder: SESSION,
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    'seller',
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: 'seller',
      editor: 'seller',
      owner: 'seller',
      holder: SESSION,
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    'sellerWriter',
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: 'not_allowed',
      editor: 'seller',
      owner: 'seller',
      holder: SESSION,
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    'sellerOwner',
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: 'not_allowed',
      editor: 'not_allowed',
      owner: 'seller',
      holder: SESSION,
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    { key: 'door', or: 'seller' },
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: 'seller',
      editor: 'seller',
      owner: 'seller',
      holder: 'keyHolder',
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    { key: 'door', or: 'sellerWriter' },
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: 'not_allowed',
      editor: 'seller',
      owner: 'seller',
      holder: 'keyHolder',
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    { key: 'door' },
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: SESSION,
      editor: SESSION,
      owner: SESSION,
      holder: 'keyHolder',
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    { key: 'door', beforePin: true },
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: SESSION,
      editor: SESSION,
      owner: SESSION,
      holder: 'keyHolder',
      otherHolder: SESSION,
      agent: SESSION,
      finance: SESSION,
    },
  ],
  [
    'staff',
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: SESSION,
      editor: SESSION,
      owner: SESSION,
      holder: SESSION,
      otherHolder: SESSION,
      agent: 'staff',
      finance: 'staff',
    },
  ],
  [
    { staff: ['agent', 'admin'] },
    {
      visitor: SESSION,
      invalid: SESSION,
      viewer: SESSION,
      editor: SESSION,
      owner: SESSION,
      holder: SESSION,
      otherHolder: SESSION,
      agent: 'staff',
      finance: 'staff_role',
    },
  ],
  [
    'signed',
    {
      visitor: 'visitor',
      invalid: 'visitor',
      viewer: 'visitor',
      editor: 'visitor',
      owner: 'visitor',
      holder: 'visitor',
      otherHolder: 'visitor',
      agent: 'visitor',
      finance: 'visitor',
    },
  ],
]

describe('who may make a call', () => {
  test.each(table)('%j', (access, expected) => {
    const outcomes = Object.fromEntries(
      Object.entries(callers).map(([name, who]) => [name, outcomeOf(access, who)]),
    )
    expect(outcomes).toEqual(expected)
  })

  test('a password that somebody else chose opens only what every member of staff may', () => {
    const newcomer = { ...staff('admin'), mustChangePassword: true } as Principal
    expect(outcomeOf('staff', newcomer)).toBe('staff')
    expect(outcomeOf({ staff: STAFF_ROLES }, newcomer)).toBe('staff_password')
  })

  test.each(STAFF_ROLES)('a list of roles admits %s only if it names that role', (role) => {
    expect(outcomeOf({ staff: [role] }, staff(role))).toBe('staff')
    expect(outcomeOf({ staff: STAFF_ROLES.filter((other) => other !== role) }, staff(role))).toBe(
      'staff_role',
    )
  })
})

describe('the token in the headers', () => {
  test.each([
    [{}, undefined],
    [{ token: 'a' }, 'a'],
    [{ authorization: 'a' }, 'a'],
    [{ authorization: 'Bearer a' }, 'a'],
    [{ authorization: 'bearer   a' }, 'a'],
    [{ 'x-access-token': 'a' }, 'a'],
    [{ token: 'a', authorization: 'Bearer a', 'x-access-token': ' a ' }, 'a'],
    [{ token: '', authorization: '  ', 'x-access-token': 'a' }, 'a'],
    [{ token: '', authorization: '' }, undefined],
    [{ token: 'a', authorization: 'b' }, 'differ'],
    [{ token: 'a', 'x-access-token': 'A' }, 'differ'],
  ] as [Record<string, string>, string | undefined][])('%j is %s', (headers, token) => {
    expect(tokenFrom(headers)).toBe(token)
  })
})

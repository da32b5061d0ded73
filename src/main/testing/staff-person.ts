import { newToken } from '#platform/server/secret-box.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import { saveStaffMember } from '#staff/server/save-staff-member.ts'
import { tokenOf } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A member of the staff in a role that the demo has nobody for, signed in. */
export async function staffPerson(product: TestApp, role: StaffRole): Promise<{ token: string }> {
  const person = { role, name: `Test ${role}`, email: `${role}@greenlane.example`, password: newToken() }
  const { totpSecret } = await saveStaffMember(product.deps, {
    ...person,
    lang: 'en',
    mustChangePassword: false,
  })
  return {
    token: await tokenOf(product.app, product.config.product, { ...person, totpSecret }, product.clock),
  }
}

/** What other modules may use of this one. */
export { authenticateStaff } from './sessions.repository.ts'
export { signedInAt } from './staff.queries.ts'
export { saveStaffMember } from './save-staff-member.ts'
export { setStaffAccess } from './set-staff-access.ts'
export {
  getStaffMember,
  isStaffAddress,
  listAdminIds,
  listCaseWorkers,
  listTreasurers,
} from './staff.queries.ts'

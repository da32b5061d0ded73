/** What other modules may use of this one. */
export { authenticateStaff, openStaffSessionsAmong, type ScopeSource } from './sessions.repository.ts'
export {
  companyInScope,
  inScope,
  workOrderInScope,
  scopeShape,
  type ScopeShape,
  scopeValues,
  worksOn,
  type WorkOn,
} from './scope.queries.ts'
export { signedInAt } from './staff.queries.ts'
export { saveStaffMember } from './save-staff-member.ts'
export { setStaffAccess } from './set-staff-access.ts'
export {
  getStaffMember,
  isStaffAddress,
  listAdminIds,
  CASE_WORKERS,
  listCaseWorkers,
  listTreasurers,
} from './staff.queries.ts'

/** Why a part of a page could not be loaded, as far as the page says it differently. */
export function failureKind(error = ''): 'elsewhere' | 'forbidden' | 'failed' {
  // Of another company of the same person, who is still a member of this one.
  if (error === 'company.not_active') return 'elsewhere'
  // Signed in, but the company has withdrawn the permission.
  return /(^|[._])(forbidden|not_allowed|not_permitted)$/.test(error) ? 'forbidden' : 'failed'
}

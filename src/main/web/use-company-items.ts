import type { UserInfo } from '#accounts/contract.ts'
import { useCompanySwitch } from '#accounts/web/use-company-switch.ts'

/** The companies of somebody who belongs to several, for the person's menu. */
export function useCompanyItems(user: UserInfo | undefined) {
  const { switchTo } = useCompanySwitch()
  const companies = user?.companies ?? []
  if (companies.length < 2) return []
  return companies.map(({ id, name }) => ({
    label: name,
    current: id === user?.company.id,
    onSelect: () => switchTo(id),
  }))
}

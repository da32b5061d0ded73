import { useSession } from '#accounts/web/public.tsx'
import { ConfirmHost } from '#accounts/web/confirm/confirm-host.tsx'
import { companyMembers } from '#accounts/members-contract.ts'
import { ApiKeysSection } from '#api-keys/web/public.tsx'
import { CompanySection } from '#accounts/web/account/company-section.tsx'
import { MembersSection } from '#accounts/web/account/members-section.tsx'
import { ProfileSection } from '#accounts/web/account/profile-section.tsx'
import { SecuritySection } from '#accounts/web/account/security-section.tsx'
import { NotificationTable } from '#messages/web/public.tsx'
import { DataSection } from '#privacy/web/public.tsx'
import { WebhooksSection } from '#webhooks/web/public.tsx'
import {
  IconBell,
  IconBuilding,
  IconKey,
  IconDatabaseExport,
  IconShieldCheck,
  IconUser,
  IconUsers,
  IconWebhook,
} from '#platform/ui/icons.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { type PageSection, SectionedPage } from '#platform/ui/sectioned-page.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { accountPageText } from './account-page.text.ts'

export const handle = {
  auth: true,
  access: 'seller',
  texts: [
    'account-page',
    'api-keys',
    'accounts',
    'bank',
    'companies',
    'company',
    'confirm',
    'closing',
    'data',
    'erasure',
    'members',
    'notifications',
    'profile',
    'security',
    'ui',
    'webhooks',
  ],
}

/** Everything about the person and their company; each section belongs to the module that knows it. */
export default function AccountPage() {
  const t = useText<typeof accountPageText>('account-page')
  const { user } = useSession()
  const members = useCallQuery(companyMembers, {})
  const sections: PageSection[] = [
    { key: 'profile', label: t('profile'), icon: <IconUser />, body: <ProfileSection /> },
    { key: 'company', label: t('company'), icon: <IconBuilding />, body: <CompanySection /> },
    {
      key: 'members',
      label: t('members'),
      icon: <IconUsers />,
      ...(members.data && { count: members.data.members.length }),
      body: <MembersSection />,
    },
    { key: 'security', label: t('security'), icon: <IconShieldCheck />, body: <SecuritySection /> },
    { key: 'notifications', label: t('notifications'), icon: <IconBell />, body: <NotificationTable /> },
    { key: 'api', label: t('api'), icon: <IconKey />, body: <ApiKeysSection /> },
    { key: 'webhooks', label: t('webhooks'), icon: <IconWebhook />, body: <WebhooksSection /> },
    { key: 'data', label: t('data'), icon: <IconDatabaseExport />, body: <DataSection /> },
  ]
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        sub={user ? t(`youAre_${user.company.role}`, { company: user.company.name }) : ' '}
        actions={<ButtonLink href={paths.documents()}>{t('documents')}</ButtonLink>}
      />
      <SectionedPage label={t('sections')} sections={sections} />
      <ConfirmHost />
    </>
  )
}

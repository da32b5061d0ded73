import type { LoaderArgs } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { legalText } from './legal.text.ts'
import { LegalDocumentPage, loadLegalDocument } from './legal-document.tsx'

export const handle = { auth: true, access: 'public', texts: ['legal', 'ui'] }

export function loader(args: LoaderArgs) {
  return loadLegalDocument(args, 'PRIVACY_POLICY', paths.privacyPolicy())
}

export default function PrivacyPolicyPage({
  loaderData,
}: {
  loaderData: Awaited<ReturnType<typeof loader>>
}) {
  const t = useText<typeof legalText>('legal')
  return (
    <LegalDocumentPage
      shown={loaderData}
      name={t('privacyPolicy')}
      description={t('privacyPolicyDescription')}
      hrefOf={paths.privacyPolicy}
    />
  )
}

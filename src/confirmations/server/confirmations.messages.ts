import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'

type Withdrawn = { workOrderId: string; number: string; reason: string }

export const confirmationsMessages: { withdrawn: MessageKind<Withdrawn> } = {
  withdrawn: {
    name: 'letters.withdrawn',
    type: 'WORK_ORDER',
    title: { en: 'We withdrew letter {{number}}', zh: '我们已撤销证明{{number}}' },
    body: {
      en: 'Whoever checks it now sees that it was withdrawn, and nothing of what it said. Our reason: {{reason}}\nYou can make a new letter on the page of the work order.',
      zh: '对方核验时只会看到该证明已撤销，不再显示任何内容。撤销原因：{{reason}}\n如仍需要，可在服务单页面重新开具。',
    },
    link: ({ workOrderId }) => paths.workOrder(workOrderId),
  },
}

import type { LegalText } from './legal-text.ts'
import { privacyPolicy20261122 } from './privacy-policy.2026-11-22.ts'

type Section = LegalText['sections'][number]

/** What is different from the version before: how long data are kept, and how a person has themselves erased. */
const CHANGED: Readonly<Record<string, Section['paragraphs']>> = {
  'How long it is kept': [
    {
      en: 'The annex below names each class of data, what it is for, how long it is kept and, where a law asks for it, which one. When the account of a company is closed, what no law asks for is deleted after 30 days: drafts, conversations, invitations, and documents that no filing needs. The rest is deleted class by class when its time is over.',
      zh: '本文附录逐类列明信息的用途、保存期限，以及法律要求保存时的依据。企业账户关闭后，法律未要求保存的内容将在30天后删除，包括草稿、沟通记录、邀请以及申报不再需要的文件；其余内容在各自期限届满后逐类删除。',
    },
    {
      en: 'What the law obliges us to keep is not erased on request before that time is over, but it is used for nothing else. While an authority is checking a company or a payment is disputed, no records of that company are deleted. Lines of the audit trail are not taken out one by one, since they prove that nothing was changed; once you are erased, the IP addresses in the lines of what you did can no longer be read.',
      zh: '法律要求保存的内容，在期限届满前不能应要求删除，但不会用于其他目的。主管机关检查或付款争议期间，该企业的资料暂不删除。审计日志用于证明记录未被改动，不逐条删除；删除您的个人信息后，您的操作记录中的IP地址将无法再读取。',
    },
    {
      en: 'An authority, a court or a legal dispute may oblige us to keep more, or for longer. We then place a legal hold on the data concerned: nothing of them is deleted, they are used for nothing else, and a request for erasure that they touch stays open. We tell you by e-mail when a hold stops your request and, if it is known, until when (art. 17(3) GDPR). One person can place a hold; only two together can lift it.',
      zh: '因主管机关、法院要求或法律纠纷，我们可能须留存更多信息或延长保存期限。届时我们将对相关信息设置法定留存：留存期间不予删除，也不作其他用途，所涉的删除申请予以保留。您的申请因此暂停时，我们会通过邮件通知您，并在已知时告知留存截止日（GDPR第17条第3款）。设置法定留存由一人决定，解除须两人共同确认。',
    },
    {
      en: 'Some data belong to no account: money that came in and cannot be assigned to an order (the payer’s name and reference), and the name and address that a public register shows for a VAT number that was looked up. The annex says how long each is kept. The number itself, with the register’s answer, stays as proof of sales that were exempt from VAT.',
      zh: '部分信息不属于任何账户：无法对应订单的来款（付款人名称和附言），以及查询增值税号时公开登记系统显示的名称和地址，其保存期限见附录。税号本身及查询结果作为免税销售的凭证继续保存。',
    },
    {
      en: 'Backups are encrypted and expire by themselves. If one has to be restored, everybody who was erased after it was made is erased again.',
      zh: '备份经加密保存并自动过期。如须恢复备份，备份之后已删除的个人信息会再次删除。',
    },
  ],
  'Your rights': [
    {
      en: 'You may ask for access, correction, erasure, restriction and a copy that you can take along, object to what rests on our interest, and withdraw a consent (art. 7 and 15 to 21 GDPR). In your account, under “Data and closing”, you can ask to be erased and, as an owner, export what your company has here; for everything else write to {{email}}. We answer within a month. You may complain to a data protection authority, for example at your place or ours. No decision about you is made by machines alone.',
      zh: '您可要求查阅、更正、删除、限制处理、获取副本，可反对基于正当利益的处理，并可撤回同意（GDPR第7条、第15至21条）。您可在账户的“数据与关闭账户”页面申请删除个人信息，所有者还可导出企业数据；其他请求请联系{{email}}，我们在一个月内答复。您也可向所在地或我方所在地的数据保护机构投诉。我们不会仅凭机器作出有关您的决定。',
    },
  ],
}

export const privacyPolicy20261126: LegalText = {
  ...privacyPolicy20261122,
  version: '2026-11-26',
  since: '2026-11-26',
  sections: privacyPolicy20261122.sections.map((section) => ({
    ...section,
    paragraphs: CHANGED[section.title.en] ?? section.paragraphs,
  })),
}

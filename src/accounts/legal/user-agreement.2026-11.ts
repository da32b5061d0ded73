import type { LegalText } from './legal-text.ts'

export const userAgreement202611: LegalText = {
  document: 'USER_AGREEMENT',
  version: '2026-11',
  since: '2026-11-01',
  sections: [
    {
      title: { en: 'Who agrees with whom', zh: '协议双方' },
      paragraphs: [
        {
          en: 'This agreement is between {{agency}}, which runs {{brand}} (“we”), and the company for which an account is opened (“you”). It applies to the portal and to every service ordered on it.',
          zh: '本协议由{{brand}}的运营方{{agency}}（下称“我们”）与开户企业（下称“您”）订立，适用于本平台及在平台下单的全部服务。',
        },
        {
          en: 'The portal is for businesses; consumers cannot order here. Whoever opens the account or places an order declares that the company has authorised them to do so.',
          zh: '本平台仅面向企业，不向消费者提供服务。开户或下单的人员声明已获得所代表企业的授权。',
        },
      ],
    },
    {
      title: { en: 'Your account', zh: '账户' },
      paragraphs: [
        {
          en: 'You give true data about the company and the people who work with the account, and keep them current. You decide who may read, who may write and who owns the account; what they do counts as done by you.',
          zh: '您应如实填写企业及使用人员的信息并及时更新。谁可查看、谁可编辑、谁是所有者，由您决定；其操作视为您的操作。',
        },
        {
          en: 'Passwords and links to forms are for those to whom you gave them. If you suspect that somebody else knows one, change or revoke it at once and tell us.',
          zh: '密码和资料表链接仅供您授权的人员使用。如怀疑泄露，请立即修改或撤销，并通知我们。',
        },
      ],
    },
    {
      title: { en: 'What a service contains', zh: '服务内容' },
      paragraphs: [
        {
          en: 'The page of a service says what it contains, which steps it has, what it costs and what you have to provide. What it said when you ordered is copied into your order and applies to it, even if the page changes later.',
          zh: '服务页面列明服务内容、办理步骤、价格和需您提供的资料。下单时的内容会存入订单并对该订单有效，页面日后如有变动不影响已有订单。',
        },
        {
          en: 'We provide services ourselves or through local partners, such as a tax adviser or fiscal representative admitted in the country. We answer for our partners as for ourselves. We give no legal or tax advice beyond what the service contains.',
          zh: '服务由我们自行提供，或委托具备当地资质的合作机构（如税务师、财税代表）提供；我们对合作机构的工作如同对自己的工作负责。除服务内容所列外，我们不提供其他法律或税务意见。',
        },
      ],
    },
    {
      title: { en: 'Orders, prices and payment', zh: '订单、价格与付款' },
      paragraphs: [
        {
          en: 'A contract about a service comes about when your order is paid in full. Unpaid orders lapse after the time that is shown with them. Prices are without VAT unless said otherwise; which VAT applies to our fee depends on where your company is established and shown before you pay.',
          zh: '订单全额付款后，服务合同成立。未付款订单超过页面所示时限自动失效。除另有说明外，价格不含增值税；我方服务费适用的增值税按您企业所在地计算，付款前会列明。',
        },
        {
          en: 'Fees of authorities, certified translations and the like are not in the price unless the page says so.',
          zh: '除页面注明外，价格不含官方费用、认证翻译等费用。',
        },
        {
          en: 'Taxes are paid by you to the authority. We never ask you to pay a tax to us.',
          zh: '税款由您直接缴给主管机关。我们绝不会要求您将税款付给我们。',
        },
      ],
    },
    {
      title: { en: 'Cancelling and refunds', zh: '取消与退款' },
      paragraphs: [
        {
          en: 'An order that is not paid can be cancelled at any time. A paid service can be cancelled free of charge until we or you have begun with its first step; we then refund the whole price. After that we charge for the steps that were done, and refund the rest.',
          zh: '未付款订单可随时取消。已付款的服务，在双方均未开始第一个步骤前可免费取消，我们全额退款；此后取消的，收取已完成步骤的费用，其余退还。',
        },
        {
          en: 'If an authority refuses an application although your information was true and complete and given in time, we file it once more without a further fee, where the law allows it. Payments made twice are refunded without being asked for.',
          zh: '如您提供的资料真实、完整、及时，而申请仍被驳回，在法律允许的情况下我们免费再提交一次。重复付款会自动退还。',
        },
      ],
    },
    {
      title: { en: 'What we need from you', zh: '您的配合' },
      paragraphs: [
        {
          en: 'You fill in the forms truthfully and completely, hand in documents that are genuine and legible, and answer queries by the day that is shown. If you do not answer for 90 days although we reminded you, we may end the service and charge for what was done.',
          zh: '请如实、完整填写资料表，提交真实、清晰的文件，并在页面所示日期前回复询问。经提醒后90天仍未回复的，我们可终止服务并收取已完成部分的费用。',
        },
        {
          en: 'A registration brings further duties: returns, payments, reports and deadlines in the country continue until you deregister. Services that we run for you take care of what their page names; everything else remains with you.',
          zh: '完成注册后，您在当地的申报、缴税、报告等义务将持续到注销为止。由我们代办的服务只涵盖其页面所列事项，其余由您自行负责。',
        },
      ],
    },
    {
      title: { en: 'Filing in your name', zh: '以您的名义提交' },
      paragraphs: [
        {
          en: 'We file in your name only what you have confirmed, and only under a mandate in force. You may withdraw the mandate at any time; what was filed before remains filed.',
          zh: '我们仅在您确认且授权有效的情况下，以您的名义提交。您可随时撤回授权，撤回前已提交的内容仍然有效。',
        },
        {
          en: 'How long an authority takes and what it decides is not in our hands. The days that we show are ranges from experience and no promise.',
          zh: '主管机关的处理时间和结果不受我们控制。我们展示的天数为经验区间，不构成承诺。',
        },
      ],
    },
    {
      title: { en: 'What must not be done here', zh: '禁止行为' },
      paragraphs: [
        {
          en: 'You do not use the portal for forged papers, for companies that you do not represent, to hide sales or evade tax, nor do you disturb it or try to reach the data of others. In such cases, and where law obliges us, we may stop work, close the account and inform the authorities.',
          zh: '不得利用本平台使用伪造文件、冒用他人企业、隐瞒销售或逃避税款，不得干扰平台运行或企图获取他人数据。出现上述情形或法律有要求的，我们可停止办理、关闭账户并向主管机关报告。',
        },
      ],
    },
    {
      title: { en: 'Liability', zh: '责任' },
      paragraphs: [
        {
          en: 'We are liable without limit for intent and gross negligence, for injury to life, body or health, and where the law makes liability mandatory. For slight negligence we are liable only if we break a duty without which the contract makes no sense, and then up to the damage that is typical and foreseeable.',
          zh: '因故意或重大过失、造成人身损害，以及法律强制规定的情形，我们承担无限责任。因一般过失，仅在违反合同核心义务时承担责任，且以通常可预见的损失为限。',
        },
        {
          en: 'Penalties and interest that follow from wrong, incomplete or late information are yours. If we miss a deadline although we had everything in time, they are ours.',
          zh: '因资料不实、不完整或逾期产生的罚款和利息由您承担；如我们已及时收到全部资料而仍错过期限，由我们承担。',
        },
      ],
    },
    {
      title: { en: 'Data and confidentiality', zh: '数据与保密' },
      paragraphs: [
        {
          en: 'How personal data are used is said in the privacy policy. Beyond it, both sides keep confidential what they learn about the other’s business, also after the contract has ended.',
          zh: '个人信息的使用见《隐私政策》。此外，双方对所知悉的对方商业信息负有保密义务，合同终止后继续有效。',
        },
      ],
    },
    {
      title: { en: 'Duration, changes and notices', zh: '期限、变更与通知' },
      paragraphs: [
        {
          en: 'The agreement runs for as long as the account exists. You may close the account when no service is open; we may end it with a notice of one month, and at once for an important reason.',
          zh: '本协议在账户存续期间有效。无进行中的服务时，您可注销账户；我们可提前一个月通知终止，有重大事由时可立即终止。',
        },
        {
          en: 'A new version of this agreement holds for orders made after you accepted it; earlier orders keep the version that was accepted with them. All versions remain readable on this page.',
          zh: '新版协议自您同意后对之后的订单生效，此前的订单仍适用下单时同意的版本。各版本均可在本页查阅。',
        },
        {
          en: 'Notices reach us at {{email}}, and you at the address of your account. This agreement exists in English and Chinese; if they differ, the English text applies.',
          zh: '通知请发送至{{email}}；我们的通知发送至您的账户邮箱。本协议有英文和中文两种文本，如有不一致，以英文为准。',
        },
      ],
    },
    {
      title: { en: 'Law and courts', zh: '法律与管辖' },
      paragraphs: [
        {
          en: 'The law of the country in which {{agency}} is established applies, excluding the UN Convention on Contracts for the International Sale of Goods. Between merchants the courts at our registered seat have jurisdiction. If a clause does not hold, the others still do.',
          zh: '本协议适用{{agency}}所在国法律，不适用《联合国国际货物销售合同公约》；商事主体之间的争议由我方所在地法院管辖。部分条款无效不影响其他条款。',
        },
      ],
    },
  ],
}

import type { LegalText } from './legal-text.ts'

export const userAgreement202601: LegalText = {
  document: 'USER_AGREEMENT',
  version: '2026-01',
  since: '2026-01-01',
  sections: [
    {
      title: { en: 'Services', zh: '服务' },
      paragraphs: [
        {
          en: '{{agency}} runs this portal and provides the services ordered on it, by itself or with local partners. What a service contains, its price and its expected duration stand on its page and are copied into the order.',
          zh: '本平台由{{agency}}运营，平台所售服务由其自行或与当地合作机构共同提供。服务内容、价格和预计时长以服务页面为准，并随订单保存。',
        },
      ],
    },
    {
      title: { en: 'Businesses only', zh: '仅面向企业' },
      paragraphs: [
        {
          en: 'The portal is for businesses. You act for the company that you name, and you may do so.',
          zh: '本平台仅面向企业。您代表所填写的企业操作，并已获得相应授权。',
        },
      ],
    },
    {
      title: { en: 'True information', zh: '资料真实' },
      paragraphs: [
        {
          en: 'Authorities decide on what you tell them. You give true and complete information in time and answer queries; a refusal or a penalty that follows from wrong or late information is not ours.',
          zh: '税务机关依据您提供的信息作出决定。请及时提供真实、完整的资料并回复询问；因资料不实或逾期导致的拒绝或罚款，由您自行承担。',
        },
      ],
    },
    {
      title: { en: 'Authorities', zh: '主管机关' },
      paragraphs: [
        {
          en: 'How long an authority takes, and what it decides, is not in our hands. Expected durations are ranges from experience, not promises.',
          zh: '税务机关的处理时间和结果不受我们控制。预计时长为经验区间，不构成承诺。',
        },
      ],
    },
    {
      title: { en: 'Confirmation', zh: '确认与授权' },
      paragraphs: [
        {
          en: 'Nothing is filed in your name without your confirmation and a mandate in force. Taxes are paid by you to the authority, never to us.',
          zh: '未经您确认且无有效授权，我们不会以您的名义申报。税款由您直接缴给税务机关，切勿付给我们。',
        },
      ],
    },
    {
      title: { en: 'Payment', zh: '付款' },
      paragraphs: [
        {
          en: 'An order begins when it is paid. Until we have begun to work on it you may cancel it and get your money back; after that we charge for what was done.',
          zh: '订单付款后开始办理。我们开始办理前，您可取消并获全额退款；开始办理后，将收取已完成工作的费用。',
        },
      ],
    },
    {
      title: { en: 'Your data', zh: '个人信息' },
      paragraphs: [
        {
          en: 'We use what you enter to provide the service, hand it only to the authorities and partners that need it, keep it as long as tax law asks for, and store documents encrypted. You may see, correct and take along your data, and have them erased once no law asks us to keep them.',
          zh: '您填写的信息仅用于提供服务，只提供给必要的机关和合作机构，按税法要求的期限保存，文件加密存储。您可查阅、更正、导出您的信息，法定保存期届满后可要求删除。',
        },
      ],
    },
    {
      title: { en: 'Your account', zh: '账户安全' },
      paragraphs: [
        {
          en: 'Keep your password to yourself. If somebody else may know it, change it and sign out the other devices.',
          zh: '请妥善保管密码。如怀疑密码泄露，请立即修改并退出其他设备。',
        },
      ],
    },
  ],
}

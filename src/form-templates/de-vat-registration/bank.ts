import type { Section } from '#forms/engine/model/template.ts'

const DOCUMENT = {
  accept: ['application/pdf', 'image/jpeg', 'image/png'] as (
    | 'application/pdf'
    | 'image/jpeg'
    | 'image/png'
  )[],
  maxBytes: 20_000_000,
}

export const bankSection: Section = {
  key: 'bank',
  title: { en: 'Bank and mandate', zh: '银行与授权' },
  description: {
    en: 'The account for refunds, the papers of the company, and your declaration.',
    zh: '退税账户、公司文件和声明。',
  },
  fields: [
    {
      type: 'text',
      key: 'accountHolder',
      label: { en: 'Account holder', zh: '账户名称' },
      help: {
        en: 'It must be the company itself; the tax office does not pay to private accounts of others.',
        zh: '必须是公司名下账户，税局不会退税到他人账户。',
      },
      required: true,
      copyKey: 'bank.accountHolder',
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 2, max: 120 },
      ],
    },
    {
      type: 'country',
      key: 'bankCountry',
      label: { en: 'Country of the bank', zh: '开户行所在国家/地区' },
      name: { en: 'country of the bank', zh: '开户行所在国家/地区' },
      required: true,
      copyKey: 'bank.country',
      width: 'half',
    },
    {
      type: 'text',
      key: 'bankName',
      label: { en: 'Name of the bank', zh: '银行名称（英文）' },
      name: { en: 'name of the bank', zh: '银行英文名称' },
      required: true,
      copyKey: 'bank.name',
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 2, max: 120 },
      ],
    },
    {
      type: 'radio',
      key: 'accountKind',
      label: { en: 'What kind of account number?', zh: '账号类型' },
      missing: { en: 'Choose the kind of account number.', zh: '请选择账号类型。' },
      help: {
        en: 'Euro accounts of collection services (Payoneer, PingPong, WorldFirst …) usually have an IBAN; accounts at Chinese banks have none.',
        zh: '派安盈、PingPong、万里汇等收款平台的欧元账户一般有IBAN；国内银行账户没有IBAN。',
      },
      required: true,
      options: [
        { value: 'iban', label: { en: 'IBAN', zh: 'IBAN' } },
        { value: 'accountNumber', label: { en: 'Account number', zh: '普通银行账号' } },
      ],
    },
    {
      type: 'text',
      key: 'iban',
      label: { en: 'IBAN', zh: 'IBAN' },
      visibleWhen: { op: 'eq', field: 'accountKind', value: 'iban' },
      required: true,
      sensitive: true,
      width: 'half',
      validators: [{ name: 'iban' }],
    },
    {
      type: 'text',
      key: 'accountNumber',
      label: { en: 'Account number', zh: '银行账号' },
      visibleWhen: { op: 'eq', field: 'accountKind', value: 'accountNumber' },
      required: true,
      sensitive: true,
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'lettersAndDigits' },
        { name: 'length', min: 5, max: 34 },
      ],
    },
    {
      type: 'text',
      key: 'bic',
      label: { en: 'BIC (SWIFT code)', zh: 'BIC（SWIFT代码）' },
      name: { en: 'BIC', zh: 'BIC（SWIFT代码）' },
      help: { en: '8 or 11 characters, such as BKCHCNBJ45A.', zh: '8位或11位，例如BKCHCNBJ45A。' },
      requiredWhen: { op: 'eq', field: 'accountKind', value: 'accountNumber' },
      copyKey: 'bank.bic',
      width: 'half',
      validators: [{ name: 'bic' }],
    },
    {
      type: 'info',
      key: 'powerOfAttorney',
      label: { en: 'The power of attorney comes next', zh: '下一步：签署授权委托书' },
      text: {
        en: 'When this form has been accepted, we prepare the power of attorney from your answers. The person named below prints it, signs it by hand and uploads it. Without it nothing is filed.',
        zh: '资料表通过后，我们会根据您填写的内容生成授权委托书，由下面填写的签署人打印、手写签名并上传。没有授权委托书，我们不会向税局递交任何申请。',
      },
    },
    {
      type: 'text',
      key: 'signatory',
      label: { en: 'Who signs the power of attorney?', zh: '授权委托书签署人（拼音）' },
      name: { en: 'name of the person who signs the power of attorney', zh: '授权委托书签署人' },
      help: {
        en: 'A legal representative named in step 2, spelt as in the passport.',
        zh: '须为第2步填写的法人或董事，拼音与护照一致。',
      },
      required: true,
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 2, max: 80 },
      ],
    },
    {
      type: 'file',
      key: 'businessLicence',
      label: { en: 'Business licence', zh: '营业执照' },
      help: {
        en: 'In colour, whole page. We have it translated.',
        zh: '彩色、完整页面，请上传原件扫描件或照片。翻译由我们安排。',
      },
      required: true,
      copyKey: 'company.businessLicence',
      ...DOCUMENT,
      example: 'businessLicence',
    },
    {
      type: 'file',
      key: 'registerExtract',
      label: { en: 'Extract from the company register', zh: '企业信用信息公示报告' },
      name: { en: 'extract from the company register', zh: '企业信用信息公示报告' },
      help: {
        en: 'Not older than three months. China: the report from gsxt.gov.cn; Hong Kong: NNC1 or the latest NAR1.',
        zh: '3个月以内。内地公司请从国家企业信用信息公示系统（gsxt.gov.cn）下载；香港公司请上传NNC1或最新的NAR1。',
      },
      required: true,
      copyKey: 'company.registerExtract',
      ...DOCUMENT,
    },
    {
      type: 'file',
      key: 'proofOfTrade',
      label: { en: 'Proof of trade', zh: '经营证明' },
      help: {
        en: 'A screenshot of the marketplace account that shows the legal name, or a warehouse or supply contract. Up to 5 files.',
        zh: '店铺后台显示公司法定名称的截图，或仓储合同、采购合同。最多5个文件。',
      },
      required: true,
      ...DOCUMENT,
      maxFiles: 5,
      example: 'shopScreenshot',
    },
    {
      type: 'checkbox',
      key: 'declaration',
      label: {
        en: 'All answers are true and complete, and we will tell you at once if anything changes.',
        zh: '以上内容真实、完整，如有变化将立即告知。',
      },
      missing: {
        en: 'Please confirm that all answers are true and complete.',
        zh: '请确认以上内容真实、完整。',
      },
      required: true,
    },
  ],
}

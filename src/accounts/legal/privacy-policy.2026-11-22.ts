import type { LegalText } from './legal-text.ts'

/** True to what the product does: changing a cookie, a retention period or a recipient needs a new version. */
export const privacyPolicy20261122: LegalText = {
  document: 'PRIVACY_POLICY',
  version: '2026-11-22',
  since: '2026-11-22',
  sections: [
    {
      title: { en: 'Who is responsible', zh: '谁负责处理' },
      paragraphs: [
        {
          en: '{{agency}} is responsible for the personal data on {{brand}} (art. 4(7) GDPR). Questions and requests about your data: {{email}}.',
          zh: '{{agency}}是{{brand}}上个人信息的处理者（GDPR第4条第7款所称“控制者”）。有关您个人信息的问题和请求，请联系{{email}}。',
        },
      ],
    },
    {
      title: { en: 'What you tell us, and what for', zh: '您提供的信息及用途' },
      paragraphs: [
        {
          en: 'Account: name, e-mail address, language, the company and your role in it. The password is kept only as a hash from which it cannot be read. We need this to give you an account (art. 6(1)(b) GDPR).',
          zh: '账户：姓名、邮箱、语言、所属企业及角色。密码只保存无法还原的哈希值。用于为您提供账户（GDPR第6条第1款b项）。',
        },
        {
          en: 'Services: what you enter in forms and the documents that you upload, among them identity papers of managers and shareholders. We need them to carry out the services that you ordered and because authorities ask for them (art. 6(1)(b) and (c) GDPR).',
          zh: '服务：您在资料表中填写的内容和上传的文件，包括管理人员、股东的身份证件。用于办理您下单的服务，并满足主管机关的要求（GDPR第6条第1款b、c项）。',
        },
        {
          en: 'Orders and payment: what was ordered, prices, invoices, and whether a payment succeeded. Card data are entered at the payment provider and never reach us.',
          zh: '订单与付款：所购服务、价格、发票及付款结果。银行卡信息在支付服务商页面填写，不经过我们。',
        },
        {
          en: 'Enquiries: name, e-mail address, message and, if you give them, phone and company, in order to answer you, with your consent (art. 6(1)(a) GDPR). You can withdraw the consent at any time.',
          zh: '咨询：姓名、邮箱、内容，以及您自愿填写的电话和公司名称，用于经您同意后答复您（GDPR第6条第1款a项）。您可随时撤回同意。',
        },
      ],
    },
    {
      title: { en: 'What is recorded when you use the portal', zh: '使用过程中产生的信息' },
      paragraphs: [
        {
          en: 'With a sign-in we keep the time, the IP address and the name of the browser, so that a sign-in that was not yours can be found out (a new password ends every session); tries that failed are recorded with time and IP address, so that an attack can be seen. The server’s log names, for each request, who made it, by a number, and the IP address. For the acceptance of the agreement, for orders and for acts of our staff we keep who did it, when and from which address, as evidence. Counters against guessing and flooding hold IP or mail addresses for at most about a day. The reason is our interest in a safe portal (art. 6(1)(f) GDPR).',
          zh: '登录时会记录时间、IP地址和浏览器名称，以便查明非本人的登录（重设密码会使所有设备退出）；失败的登录尝试会记录时间和IP地址，以便发现攻击。服务器日志会记录每次请求的用户编号和IP地址。同意协议、下单以及我方人员的操作，会留存操作人、时间和IP地址作为凭证。防猜测、防滥用的计数器会保存IP地址或邮箱，最长约一天。依据是我们维护平台安全的正当利益（GDPR第6条第1款f项）。',
        },
        {
          en: 'There is no advertising, no analytics and no tracking. The pages load nothing from other hosts.',
          zh: '本平台没有广告、统计分析或跟踪，页面不从其他网站加载任何内容。',
        },
      ],
    },
    {
      title: { en: 'Cookies', zh: 'Cookie' },
      paragraphs: [
        {
          en: '“language” and “currency” remember for a year in which language and currency you want to see the pages. If you put something into the cart without having signed in, a further cookie, which scripts cannot read, connects your browser with that cart. After a sign-in another such cookie, “device”, lets us recognise for 400 days that you have signed in from this browser before, so that wrong passwords of strangers do not shut you out; it does not sign you in. All are set by this site alone, serve only what you asked for, and need no consent (art. 5(3) Directive 2002/58/EC).',
          zh: '“language”和“currency”用于记住您选择的语言和币种，保存一年。未登录时将服务加入购物车，会另设一个脚本无法读取的Cookie，用于关联您的购物车。登录后还会设置名为“device”的同类Cookie，保存400天，用于识别您曾在此浏览器登录，避免他人输错密码导致您无法登录；它本身不能用于登录。以上均由本站设置，仅用于提供您所需的功能，无需另行同意（第2002/58/EC号指令第5条第3款）。',
        },
      ],
    },
    {
      title: { en: 'What stays on your device', zh: '保存在您设备上的内容' },
      paragraphs: [
        {
          en: 'The browser’s local storage holds the sign-in, the language, light or dark, and the draft of a form until it has been saved with us; signing out removes the sign-in and the drafts. The session storage holds, until the tab is closed, where you wanted to go, the code of a form to which you were invited, and the sign-in of our staff.',
          zh: '浏览器本地存储保存登录状态、语言、深浅色模式，以及尚未保存到服务器的资料表草稿；退出登录时会删除登录状态和草稿。会话存储保存您要前往的页面、受邀资料表的邀请码以及我方人员的登录状态，关闭标签页即清除。',
        },
      ],
    },
    {
      title: { en: 'Who receives data', zh: '谁会收到信息' },
      paragraphs: [
        {
          en: 'The authorities and registers for which a service is meant, and local partners such as tax advisers, fiscal representatives and sworn translators, as far as the service needs it. Our own staff see what their task asks for; it is recorded when they uncover a sensitive answer.',
          zh: '服务所涉的主管机关和登记机构，以及当地税务师、财税代表、宣誓翻译等合作机构，仅限办理所需。我方人员只能查看其工作所需的内容；查看敏感信息会留下记录。',
        },
        {
          en: 'Processors on our behalf (art. 28 GDPR): the host of the servers, the host of the mail server, and the payment provider. We name them on request at {{email}}. We sell no data.',
          zh: '受托处理方（GDPR第28条）：服务器托管商、邮件服务商和支付服务商，名称可通过{{email}}索取。我们不出售任何信息。',
        },
        {
          en: 'If you are outside the European Union, your data come to us in the EU. We hand them to a country without an adequacy decision only where the service itself needs it, for example to an authority there (art. 49(1)(b) GDPR). People in mainland China: your personal information goes abroad, to {{agency}} in the EU, for the purposes and in the ways named here; use your rights by writing to {{email}} (art. 39 PIPL).',
          zh: '如您在欧盟境外，您的信息将传输至欧盟境内的我方处理。仅在服务本身需要时（如提交给当地主管机关），才会提供至未获充分性认定的国家（GDPR第49条第1款b项）。中国大陆用户请知悉：您的个人信息将按本文所述目的和方式提供给欧盟境内的{{agency}}，可通过{{email}}行使您的权利（《个人信息保护法》第三十九条）。',
        },
      ],
    },
    {
      title: { en: 'How it is kept safe', zh: '如何保护' },
      paragraphs: [
        {
          en: 'Connections are encrypted. Documents are stored encrypted, and so are answers that a form marks as sensitive; sign-ins and invitation codes are kept as hashes. Staff sign in with a second factor.',
          zh: '连接全程加密。文件及资料表中标为敏感的内容均加密存储；登录凭证和邀请码以哈希形式保存。我方人员须通过双重验证登录。',
        },
      ],
    },
    {
      title: { en: 'How long it is kept', zh: '保存期限' },
      paragraphs: [
        {
          en: 'Registrations that were not confirmed and requests for a new password: one week. Enquiries: two years after they were answered or closed; what is recognised as sent by a robot: 30 days. Orders, invoices, filings and the documents behind them: as long as tax and commercial law oblige us, up to ten years after the end of the year. The account itself: until you have it erased.',
          zh: '未验证的注册和重设密码请求：一周。咨询：答复或关闭后两年；识别为机器人提交的：30天。订单、发票、申报及相关文件：按税法和商法要求保存，最长为该年度结束后十年。账户本身：直至您要求删除。',
        },
        {
          en: 'What the law obliges us to keep is not erased on request before that time is over, but it is used for nothing else.',
          zh: '法律要求保存的内容，在期限届满前不能应要求删除，但不会用于其他目的。',
        },
      ],
    },
    {
      title: { en: 'Your rights', zh: '您的权利' },
      paragraphs: [
        {
          en: 'You may ask for access, correction, erasure, restriction and a copy that you can take along, object to what rests on our interest, and withdraw a consent (art. 7 and 15 to 21 GDPR). Write to {{email}}; we answer within a month. You may complain to a data protection authority, for example at your place or ours. No decision about you is made by machines alone.',
          zh: '您可要求查阅、更正、删除、限制处理、获取副本，可反对基于正当利益的处理，并可撤回同意（GDPR第7条、第15至21条）。请联系{{email}}，我们在一个月内答复。您也可向所在地或我方所在地的数据保护机构投诉。我们不会仅凭机器作出有关您的决定。',
        },
      ],
    },
    {
      title: { en: 'Changes', zh: '变更' },
      paragraphs: [
        {
          en: 'When the portal begins to handle data in another way, this text gets a new version before it does. Earlier versions remain readable on this page.',
          zh: '如平台处理信息的方式发生变化，本文会提前发布新版本，旧版本仍可在本页查阅。',
        },
      ],
    },
  ],
}

export const texts = {
  title: 'Privacy policy',
  description:
    'What {{brand}} does with personal data on this website: enquiries, reserved area, cookies, how long data is kept, and your rights.',
  lead: 'We ask for what we need to answer you, keep it only as long as that takes, and follow nobody around. Last updated: June {{year}}.',
  contents: 'On this page',
  cookieLaw: 'Article 5(3) of Directive 2002/58/EC',
  cookieLaw_IT: 'Article 122 of the Italian Privacy Code',
  authority: 'the data protection authority of the country where you live or of the one where we are based',
  authority_IT:
    'the Italian data protection authority, the <garante>Garante per la protezione dei dati personali</garante>, or to the authority of the country where you live',
  parts: {
    controller: {
      title: 'Who is responsible',
      text: '<p>The controller of the data that this website collects is {{company}}, {{street}}, {{postalCode}} {{city}}, {{country}}.</p><p>For anything about your data, write to <mail>{{email}}</mail> or to the address above, or call <phone>{{phone}}</phone>. This policy is given under Articles 13 and 14 of Regulation (EU) 2016/679 (GDPR).</p>',
    },
    visit: {
      title: 'When you visit the site',
      text: '<p>You can read the whole catalogue without telling us who you are. To send you a page, our server needs the internet address of your device. We hold it in memory for a few minutes at most, or for an hour when you send us an enquiry, to keep the site from being overloaded or misused; we do not write it down. Our logs record faults of the site, not visitors.</p><p>What you type into the search is looked up in our catalogue without being linked to you.</p><p>To see whether our pages come quickly enough, some visits, chosen by chance, have the browser measure three things: when the largest part of the page was there, how quickly it answered to you, and how far its parts moved. When you leave the page, it tells our own server these numbers and the kind of page (a product, say, not which one). They are added up at once: no address, name or code of yours is kept with them, and nothing is stored on your device. Where your browser asks not to be followed (Do Not Track, Global Privacy Control), nothing is measured.</p><p>There is nothing else that keeps statistics of visits, no advertising and no content of third parties here: texts, typefaces and pictures all come from our own server. Links to our pages on social networks are plain links: those networks learn of you only if you follow them.</p><p>The legal basis is our legitimate interest in a site that works and is safe (<keep>Article 6(1)(f)</keep> GDPR).</p>',
    },
    enquiries: {
      title: 'When you write to us',
      text: '<p>With an enquiry you send us your name and surname, your <keep>e-mail</keep> address and your message and, if you like, your company, your role and your phone number; if you come from a product’s page, its code comes along, as do the codes on your shortlist where you tick that box, and in any case the language of the site and the page on which you wrote. Without the first four we could not answer; the others are up to you.</p><p>Your enquiry is kept on our server until it has been delivered by <keep>e-mail</keep> to our sales staff, and is erased from the server {{days}} days later. In our staff’s mailbox it stays as long as dealing with it takes, and beyond that only where the law asks us to keep correspondence. You may receive a short acknowledgement by <keep>e-mail</keep>.</p><p>Automatic checks tell unwanted messages from real ones: a form filled in faster than a person can, or too many messages in a short time. Enquiries that look suspicious are set aside, and erased after 30 days at most unless a person releases them. Nothing is decided about you automatically, and there is no profiling.</p><p>The legal bases are your consent, which you give with the box at the form and may withdraw at any time (<keep>Article 6(1)(a)</keep> GDPR), and, where you ask about buying or dealing, the steps that you ask us to take before a contract (<keep>Article 6(1)(b)</keep>). Withdrawing your consent does not affect what was done before. We send no newsletters and use your address for nothing but our answer.</p><p>If you report a safety problem, we also ask for the model and the serial number of the appliance. Such a report goes to those who look after the safety of our products, before all other messages. We use it only to look into the problem and to answer you, never for marketing; it is erased from the server like other enquiries, while the mailbox of those who deal with it keeps it for five years at most, as Article 9 of Regulation (EU) 2023/988 asks of makers; the legal basis is that obligation (<keep>Article 6(1)(c)</keep> GDPR).</p>',
    },
    reservedArea: {
      title: 'When you use the reserved area',
      text: '<p>Authorised partners and service teams have an account with username, name, <keep>e-mail</keep> address and role, which decides the documents that they may read. The password is passed on, encrypted, to the service that keeps the accounts; this website neither stores nor records it. Failed attempts are counted for a short time, so that nobody can guess passwords. When your last visit began is kept for a year, under a code instead of your name, to show you which documents are new.</p><p>Accounts last as long as the working relationship. The legal basis is the contract with you or the company that you work for (<keep>Article 6(1)(b)</keep> GDPR) and our legitimate interest in showing reserved documents only to those they are meant for (<keep>Article 6(1)(f)</keep>).</p>',
    },
    cookies: {
      title: 'Cookies and the like',
      text: '<p>The site stores only what it cannot work without, so it needs no consent banner ($t(cookieLaw)):</p><list><item><strong>Language</strong>: a cookie and an entry in your browser’s local storage, both called “lng”, remember English or Italian. The cookie lasts a year; the entry stays until you delete it.</item><item><strong>Reserved area</strong>: a session cookie, set only when you log in, which scripts cannot read. It ends when you log out or the session expires. A second one stays for 180 days and marks a browser in which you have logged in, so that others who guess at your password do not slow you down.</item><item><strong>Your place</strong>: while a tab is open, your browser itself notes how far you had scrolled, so that going back takes you there. This never leaves your device and goes when you close the tab.</item><item><strong>Your message</strong>: what you type into a form stays in your browser until you send it or close the tab, so that nothing is lost when you look something up or the connection fails. It leaves your device only when you send it. Your consent is not kept: the form asks for it anew.</item><item><strong>Your shortlist and comparison</strong>: entries in your browser’s local storage, called “shortlist” and “compare”, hold the codes of the products that you chose. They stay until you take the products out or delete the entries, and leave your device only when this site asks its own server for these products to show them to you, and when you send the list along or pass on its address.</item></list><p>No tracking, no profiling, no cookies of third parties. You can delete all of it at any time in the settings of your browser; the site goes on working.</p>',
    },
    recipients: {
      title: 'Who else sees the data',
      text: '<p>Your data is seen by those of our staff who answer you. Providers who run the server, the e-mail and the accounts of the reserved area work for us as processors, on our instructions and under a contract (Article 28 GDPR). If you ask for a dealer or for service, we pass your enquiry on to the authorised dealer or service team near you only if you agree.</p><p>We do not sell data or give it to anybody for advertising. If a provider handles data outside the European Economic Area, it does so only with the safeguards of Articles 44 to 49 GDPR.</p>',
    },
    rights: {
      title: 'Your rights',
      text: '<p>You may ask us at any time, at no cost:</p><list><item>whether we hold data about you, and for a copy of it;</item><item>to correct it or complete it;</item><item>to erase it, or to restrict what we do with it;</item><item>to hand it over to you or to somebody else in a common format;</item><item>to stop using it where we rely on our legitimate interest;</item><item>to take back a consent that you gave.</item></list><p>Write to <mail>{{email}}</mail>: we answer within a month, and may ask you for what we need to be sure that it is you. If you believe that we handle your data wrongly, you may complain to $t(authority).</p>',
    },
    changes: {
      title: 'Changes to this policy',
      text: '<p>When the site does something new with data, this page says so first. The date at the top is that of the last change. If a change matters to data that you have already given us, we tell you by <keep>e-mail</keep> where we can.</p>',
    },
  },
} as const;

export const texts = {
  place: {
    title: 'Where we are',
    email: 'E-mail',
    phone: 'Phone',
  },
  write: 'Write an e-mail',
  form: {
    label: 'Your message',
    required: 'All fields are required unless marked optional.',
    withoutScripts:
      'The form on this page needs JavaScript, which is not running in your browser. An e-mail reaches us just as well.',
    optional: '(optional)',
    fields: {
      name: 'Name',
      surname: 'Surname',
      company: 'Company',
      role: 'Role',
      email: 'E-mail',
      phone: 'Phone',
      model: 'Model',
      serialNumber: 'Serial number',
      message: 'Message',
      photo: 'Photograph',
      consent: 'Privacy policy',
    },
    recalled:
      'The serial number {{serial}} is one of those recalled. Before you go on using the appliance, <recall>read what to do</recall>.',
    photoHint: 'What is wrong, or the rating plate. It is sent small, without the place where it was taken.',
    minimum: 'At least {{min}} characters',
    left_one: '{{count}} character left',
    left_other: '{{count}} characters left',
    over_one: '{{count}} character too many',
    over_other: '{{count}} characters too many',
    consent:
      'I have read the <policy>privacy policy</policy> and agree to the use of my data to receive an answer.',
    consentToSafety:
      'I have read the <policy>privacy policy</policy>: my report is dealt with as product safety law asks.',
    shortlist: 'Send my shortlist along: {{names}}',
    trap: 'Leave this field empty',
    send: 'Send',
    sending: 'Sending...',
    sendAgain: 'Send again',
    faults: {
      required: {
        name: 'Enter your name.',
        surname: 'Enter your surname.',
        email: 'Enter your e-mail address, so that we can answer.',
        message: 'Tell us what it is about.',
      },
      'too-short': 'Write a little more: at least {{min}} characters.',
      'too-long': 'This is too long: at most {{max}} characters.',
      email: 'Enter a valid e-mail address, such as name@example.com.',
      characters: 'Enter this on one line, without control characters.',
      consent: 'Please agree to the privacy policy.',
      photo: 'Your browser cannot read this as a picture. Choose a JPEG or PNG.',
      'photo-size': 'This photograph is too large. Choose a smaller one.',
      'not-valid': 'Please check what you entered here.',
    },
    check: 'Nothing has been sent yet. Please check:',
    failed: {
      title: 'Your message has not been sent',
      unknown: 'We do not know whether your message arrived',
      offline: 'There is no connection. Check your network, then send again: what you wrote stays here.',
      slow: 'No answer came in time. Send again: your message reaches us only once, even if it has already arrived.',
      broken:
        'The connection broke off. Send again: your message reaches us only once, even if it has already arrived.',
      unavailable:
        'Something went wrong on our side. Send again in a moment: your message reaches us only once, even if it has already arrived.',
      'too-many_one': 'Too many messages came from your connection. Send again in a minute.',
      'too-many_other':
        'Too many messages came from your connection. Send again in {{count}} minutes: what you wrote stays here.',
      'too-many-in-all':
        'So many messages are arriving that this form can take no more for now. Send again in an hour: what you wrote stays here.',
      refused:
        'The message could not be accepted as it is. Reload the page and send again: what you wrote stays here.',
      otherwise: 'Or write to <mail>{{email}}</mail> or call <phone>{{phone}}</phone>.',
    },
    sent: {
      title: 'Thank you, your message has arrived',
      reference: 'Your reference',
      next: 'A person reads it and answers within two working days, at {{email}}.',
      nextSafety: 'A person reads it before all other messages, and answers at {{email}}.',
      keep: 'If you write to us again about it, mention the reference.',
      another: 'Write another message',
    },
  },
  contacts: {
    name: 'Contacts',
    pageTitle: 'Contacts: products, service and spare parts',
    description:
      'Questions about a product, service, spare parts or the reserved area? Write to {{brand}} or call: a person answers.',
    title: 'Write to us. A\u00a0person answers.',
    lead: 'We answer within two working days.',
    dealers: { question: 'Looking for a shop?', link: 'Find a dealer' },
    safety: {
      question: 'Does an appliance seem unsafe?',
      call: 'If there may be danger, stop using the appliance and call us: <phone>{{phone}}</phone>.',
      message: 'What happened and when, and whether anybody was hurt or anything damaged.',
      body: 'Model: {{model}}\nSerial number: \nWhat happened and when: ',
    },
    topicsTitle: 'What is it about?',
    topics: {
      product: {
        title: 'A product',
        hint: 'Sizes, colours, installation. Tell us the name of the model or its product code.',
        subject: 'Enquiry about a product',
      },
      catalogue: {
        title: 'A printed catalogue',
        hint: 'Cookers or built-in? Tell us which one you would like, in which language, and your postal address.',
        subject: 'Request for a printed catalogue',
      },
      service: {
        title: 'Service and spare parts',
        hint: 'Tell us the model and the serial number: you find both on the rating plate.',
        subject: 'Service and spare parts',
      },
      safety: {
        title: 'Report a safety problem',
        hint: 'If an appliance seems dangerous, stop using it, and turn off its gas and its electricity. Model and serial number are on the rating plate. Reports are dealt with before all other messages; we use your data for that alone, never for marketing, and keep them for five years at most.',
        subject: 'Safety problem',
      },
      registration: {
        title: 'Access to the reserved area',
        hint: 'For authorised partners and service teams: it helps to know your company and your role.',
        subject: 'Registration for the reserved area',
      },
      other: {
        title: 'Something else',
        hint: 'The press, suppliers, working with us: your message reaches the right person.',
        subject: 'Message from the website',
      },
    },
    product: {
      about: {
        contact: 'Your enquiry is about',
        safety: 'Your report is about',
        service: 'Your request is about',
      },
      code: 'Product code {{sku}}',
      unknown: 'We know no product with this code. You can write to us about it all the same.',
      title: 'The product {{sku}}',
      hint: 'Price, sizes, colours, installation: whatever you would like to know before you choose.',
      subject: 'Enquiry about the product {{sku}}',
      link: 'Back to the product',
    },
    dealer: {
      about: 'You are writing to us and to a dealer',
      copy: 'Send this dealer a copy of my message',
      withoutAddress: 'We have no e-mail address of this dealer: your message reaches only us.',
      mention: 'Say that it is about this dealer',
      unknown: 'The dealer is not on our list at the moment: your message reaches only us.',
      link: 'Back to the dealer',
    },
  },
  dealers: {
    name: 'Dealers',
    pageTitle: 'Dealers of cookers and built-in appliances',
    description:
      'See {{brand}} cookers, ovens, hobs and hoods for yourself: we tell you the authorised dealer nearest to you. Do you sell kitchens? Let us talk.',
    title: 'See it and touch it before you choose',
    lead: 'Find the dealer nearest to you. If there is none near you, write to us: we answer within two working days.',
    write: 'Write to us about a dealer',
    contacts: { question: 'Is it about something else?', link: 'Write to us' },
    hint: 'Your town and, if you have one in mind, the model that you would like to see. Do you sell kitchens? Tell us about your showroom.',
    topicsTitle: 'How can we help?',
    topics: {
      find: {
        title: 'I am looking for a dealer',
        hint: 'Tell us your town and, if you have one in mind, the model that you would like to see.',
        subject: 'Looking for a dealer',
      },
      become: {
        title: 'I would like to become a dealer',
        hint: 'Tell us about your showroom: where it is, what it shows, who runs it.',
        subject: 'Becoming a dealer',
      },
    },
    visitors: {
      title: 'What a dealer can do for you',
      text: 'A cooker stays in the kitchen for decades, and a picture does not tell how a door closes. Go and see it with the measurements of your kitchen in your pocket.',
      points: {
        see: 'See enamels and finishes in daylight, and turn the knobs.',
        choose: 'Choose width, cooktop and ovens for the way you cook.',
        check: 'Check gas, electricity and extraction before you order.',
        install: 'Have delivery and installation arranged by someone who knows the appliance.',
      },
    },
    partners: {
      title: 'What we do for our dealers',
      text: 'Our appliances are at home in more than 60 countries, and in each of them we rely on people who know the kitchens there.',
      points: {
        documents: 'Price lists and technical drawings, always current, in the reserved area.',
        service: 'Service bulletins and spare parts for those who look after the appliances.',
        person: 'A person here who knows you by name.',
      },
      link: 'About the reserved area',
    },
  },
} as const;

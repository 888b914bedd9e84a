export const texts = {
  title: 'Accessibility',
  description:
    'How this website of {{brand}} can be used by everybody: what was tested and how, what is known not to work, and whom to tell.',
  lead: 'This website is for everybody who cooks. Here is what we tested, how, and what does not work yet.',
  contents: 'On this page',
  parts: {
    statement: {
      title: 'What we aim at',
      text: '<p>We give this statement of our own accord: as far as we know, no law asks for it on a website on which nothing is sold. We build the site to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.</p><p>Written on <date>{{date}}</date>, from the results of the tests of that day’s version.</p>',
    },
    tests: {
      title: 'What is tested, and how',
      text: '<p>These tests run by themselves in a real browser (Chromium) before any change of the site is accepted; none may fail.</p><list><item><strong>Rules that a machine can check</strong>: axe-core looks for faults against WCAG 2.0, 2.1 and 2.2, levels A and AA, on every kind of screen, at a desk in Italian and on a phone in English. It finds none.</item><item><strong>Keyboard</strong>: on the home page, a list and a product’s page, everything is reached forwards and backwards, the focus is always seen and never under the header, and the first key leads past the menus. A search is made and a product opened by keyboard alone.</item><item><strong>Enlarging</strong>: at 200\u00a0% a list is filtered and the menu used; letters alone at twice their size leave the menu within reach. No screen scrolls sideways, down to a width of 320\u00a0pixels.</item><item><strong>Less motion</strong>: a list with the search open moves nothing for those whose device asks for that. What plays by itself can be stopped.</item><item><strong>Forced colours</strong>: the marks of the slides on the page about us stay apart in forced colours.</item><item><strong>Without scripts</strong>: lists, filters, products and languages work without scripts; the forms offer an e-mail instead.</item><item><strong>Structure</strong>: on every kind of screen there is one main heading, each landmark once, and the language is stated, also of a product’s text in the other language.</item></list>',
    },
    limits: {
      title: 'What is known not to work',
      text: '<list><item>Nobody has tested the site with screen readers or with people who depend on them yet, and no other browser than Chromium is tested. Rules that a machine can check are a part of the guidelines only.</item><item>Some products are described in one language only.</item><item>Some pictures of products came without a description; then the product’s name stands for it.</item><item>Our data sheets are tagged PDFs. Printed catalogues, manuals and drawings to download may not be, and may not suit every screen reader.</item><item>Dimensional drawings show in lines what their text says in three numbers only.</item></list>',
    },
    feedback: {
      title: 'Tell us',
      text: '<p>If something keeps you from what you were looking for, write to <mail>{{email}}</mail> or call <phone>{{phone}}</phone>. We answer within two working days, give you the information in another form, and put the page right.</p>',
    },
  },
} as const;

export const texts = {
  /** As the links that lead here call it. */
  title: 'Service area',
  lead: 'For partners and authorised service teams.',
  leadToDocument: 'Log in, and the document opens.',
  owners: 'Do you own one of our appliances? <owners>Help and manuals</owners>',
  home: 'Back to the website',
  register: 'Register',
  form: {
    label: 'Log in',
    username: 'Username',
    password: 'Password',
    showPassword: 'Show password',
    capsLock: 'Caps Lock is on.',
    submit: 'Log in',
    submitting: 'Logging in...',
    missing: { username: 'Enter your username.', password: 'Enter your password.' },
    failed: {
      refused: {
        title: 'Wrong username or password',
        text: 'Please check both: upper and lower case matter.',
      },
      'too-many': {
        title: 'Too many attempts',
        text: 'To keep accounts safe, the login is paused.',
        seconds_one: 'Try again in one second.',
        seconds_other: 'Try again in {{count}} seconds.',
        minutes_one: 'Try again in one minute.',
        minutes_other: 'Try again in {{count}} minutes.',
      },
      offline: {
        title: 'There is no connection',
        text: 'Check your network, then log in again: what you typed stays here.',
      },
      unavailable: {
        title: 'The login cannot be reached',
        text: 'The fault is on our side. Please try again in a few minutes.',
      },
      'no-cookies': {
        title: 'Your browser does not accept cookies',
        text: 'The login needs one to recognise you while you are here. Allow cookies for this site, then log in again.',
      },
    },
  },
  ended: {
    title: 'Your session has ended',
    text: 'This happens after a while without use. Log in again to pick up where you left off.',
  },
  opened: {
    title: 'You are logged in',
    text: 'Your document is on its way.',
    document: 'Open the document',
    area: 'To the reserved area',
  },
  withoutScripts:
    'The login needs JavaScript, which is not running in your browser. Tell us which document you need and for which model: we answer within two working days.',
  unavailable: {
    title: 'Login is not available at the moment',
    text: 'Tell us which price list, drawing, bulletin or spare part you need and for which model: we answer within two working days.',
    action: 'Contact us',
  },
} as const;

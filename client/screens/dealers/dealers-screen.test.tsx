import type { DealerQuery } from '@kitchen/shared/dealers.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aDealer } from '../../testing/builders.ts';
import { observeIntersections } from '../../testing/intersections.ts';
import { mockDealers } from '../../testing/mock-api.ts';
import { noDealers } from '../../testing/mock-network.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

describe('the finder of dealers', () => {
  it('lists those near a place, with what can be seen there and how to call', async () => {
    const asked: DealerQuery[] = [];
    mockDealers((query) => {
      asked.push(query);
      return {
        place: query.near === undefined ? null : { name: 'Forlì', province: 'FC', country: 'IT' },
        centre: null,
        product: null,
        otherPlaces:
          query.near === undefined
            ? []
            : [
                { name: 'Forlì del Sannio', province: 'IS', country: 'IT' },
                // Follow what was found: the same name asks for the same place again.
                { name: 'Forlì', province: 'FC', country: 'IT' },
                { name: 'Forlì', province: null, country: 'US' },
                { name: 'Forlì del Sannio', province: 'IS', country: 'IT' },
              ],
        countries: [{ code: 'IT', count: 49 }],
        items: [
          aDealer({ distanceKm: 63, display: { collections: ['antique', 'land', 'enzo_titan'], skus: [] } }),
        ],
        total: 49,
      };
    });
    const { user } = await renderScreen('/dealers');
    expect(await screen.findByRole('link', { name: /^Italy/ })).toHaveAttribute(
      'href',
      '/dealers?country=IT&lng=en#found',
    );
    await user.type(screen.getByRole('textbox', { name: 'Town or Italian postcode' }), 'forli');
    await user.selectOptions(screen.getByRole('combobox', { name: 'On display' }), 'Antique');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByRole('heading', { name: 'The dealer nearest to Forlì (FC)' })).toBeVisible();
    expect(window.location.search).toBe('?near=forli&display=antique&lng=en');
    expect(document.activeElement).toContainElement(screen.getByRole('article'));
    expect(document.activeElement).not.toContainElement(screen.getByRole('search'));
    expect(asked.at(-1)).toMatchObject({ near: 'forli', display: 'antique' });
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Spazio Felsineo' })).toHaveAttribute(
      'href',
      '/dealers/felsinea?lng=en',
    );
    expect(card.getByText('63 km')).toBeVisible();
    expect(card.getByRole('link', { name: 'Ask this dealer: Spazio Felsineo' })).toHaveAttribute(
      'href',
      '/contacts?dealer=felsinea&lng=en',
    );
    expect(screen.getByRole('article')).toHaveTextContent('On display: Antique, Land and Enzo Titan');
    expect(card.getByRole('link', { name: '+39 555 0118 46' })).toHaveAttribute('href', 'tel:+39555011846');
    expect(screen.getByRole('link', { name: 'Forlì del Sannio (IS)' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Forlì( \(FC\))?$/ })).toBeNull();
  });

  it.each([
    ['en', 'kind=service', 12, '12 service centres'],
    ['en', 'kind=service', 1, '1 service centre'],
    ['en', 'kind=service&near=forli', 12, 'The 12 service centres nearest to Forlì (FC)'],
    ['en', 'kind=service&at=44.2,12.0', 1, 'The service centre nearest to you'],
    ['en', 'kind=showroom', 12, '12 dealers'],
    ['en', 'kind=showroom&country=DE', 4, 'Germany: 4 dealers'],
    ['it', 'kind=service', 12, '12 centri di assistenza'],
    ['it', 'kind=service', 1, '1 centro di assistenza'],
    ['it', 'kind=service&near=forli', 1, 'Il centro di assistenza più vicino a Forlì (FC)'],
    ['it', 'kind=showroom', 12, '12 rivenditori'],
    ['it', 'kind=service&country=US', 1, 'Stati Uniti: 1 centro di assistenza'],
  ] as const)('says in %s for %s what %i of them are: %s', async (language, query, total, heading) => {
    mockDealers(({ near }) => ({
      ...noDealers,
      place: near === undefined ? null : { name: 'Forlì', province: 'FC', country: 'IT' },
      items: Array.from({ length: total }, (_, at) => aDealer({ id: `dealer-${at}` })),
      total,
    }));
    await renderScreen(`/dealers?${query}&lng=${language}`, { language });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it.each([
    ['en', 'near=forli', 'The 2 dealers and service centres nearest to Forlì (FC)', 'In Forlì'],
    ['it', 'near=forli', 'I 2 rivenditori e centri di assistenza più vicini a Forlì (FC)', 'A Forlì'],
    ['it', 'country=IT', 'Italia: 2 rivenditori e centri di assistenza', 'A Forlì'],
  ] as const)(
    'names in %s for %s who repairs only beside who sells, and who is in the very town',
    async (language, query, heading, where) => {
      mockDealers(({ near }) => ({
        ...noDealers,
        place: near === undefined ? null : { name: 'Forlì', province: 'FC', country: 'IT' },
        countries: [{ code: 'IT', count: 2 }],
        items: [
          aDealer({ id: 'seller', distanceKm: 3, kinds: ['showroom', 'service'] }),
          aDealer({ id: 'repairer', name: 'Officina', place: 'Forlì', distanceKm: 0, kinds: ['service'] }),
        ],
        total: 2,
      }));
      await renderScreen(`/dealers?${query}&lng=${language}`, { language });
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      const [seller, repairer] = screen.getAllByRole('article').map((card) => within(card));
      expect(seller?.getByText('3 km')).toBeVisible();
      expect(repairer?.getByText(where)).toBeVisible();
    },
  );

  it.each([
    ['en', 'We do not know a place called “Qwertz”. Try the next larger town, or choose a country.'],
    [
      'it',
      'Non conosciamo un luogo di nome «Qwertz». Prova con la città più vicina, oppure scegli un paese.',
    ],
  ] as const)('says in %s that a place is not known', async (language, words) => {
    mockDealers(() => ({
      ...noDealers,
      countries: [{ code: 'IT', count: 1 }],
      items: [aDealer()],
      total: 1,
    }));
    await renderScreen(`/dealers?near=Qwertz&lng=${language}`, { language });
    expect(await screen.findByText(words)).toBeVisible();
    const field = screen.getByRole('textbox', { name: language === 'en' ? /^Town/ : /^Città/ });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
  });

  it.each([
    ['/dealers', 'Dealers of cookers and built-in appliances', 'See it and touch it before you choose'],
    ['/dealers?country=AT', 'Dealers: Austria', 'Dealers: Austria'],
    ['/dealers?near=bologna', 'Dealers: Bologna (BO)', 'Dealers: Bologna (BO)'],
  ])('calls %s so that it is told from other such pages', async (address, title, heading) => {
    mockDealers(({ near }) => ({
      ...noDealers,
      ...(near && { place: { name: 'Bologna', province: 'BO', country: 'IT' } }),
      countries: [{ code: 'AT', count: 1 }],
      items: [aDealer()],
      total: 1,
    }));
    await renderScreen(address);
    await waitFor(() => expect(document.title).toBe(`${title} | Calidora`));
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('says at the field that nothing was filled in, and what was found in the same place', async () => {
    mockDealers(({ near }) => ({
      ...noDealers,
      ...(near && { place: { name: 'Bologna', province: 'BO', country: 'IT' } }),
      countries: [{ code: 'IT', count: 49 }],
      items: [aDealer()],
      total: 49,
    }));
    const { user } = await renderScreen('/dealers');
    await screen.findByRole('link', { name: /^Italy/ });
    const outcome = document.querySelector('#found > [role=status]');
    const field = screen.getByRole('textbox', { name: 'Town or Italian postcode' });
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Enter your town or choose a country/);
    const sentence = outcome?.firstElementChild;
    await user.keyboard('{Enter}');
    expect(outcome?.firstElementChild).not.toBe(sentence);
    expect(field).toHaveAccessibleDescription(/^Enter your town or choose a country/);
    expect(outcome).toHaveTextContent(/^Enter your town/);
    expect(field).toHaveFocus();
    await user.type(field, 'bologna{Enter}');
    await waitFor(() => expect(outcome).toHaveTextContent('The dealer nearest to Bologna (BO)'));
    expect(outcome).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Town or Italian postcode' }));
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(outcome).toHaveTextContent(/^Enter your town/));
    await user.click(screen.getByRole('link', { name: /^Italy/ }));
    await waitFor(() => expect(outcome).toHaveTextContent('Italy: 49 dealers'));
  });

  it.each([
    ['/dealers?country=AT&lng=en', '/dealers?country=AT&lng=en'],
    ['/dealers?country=AT&kind=service', undefined],
    ['/dealers?near=bologna', undefined],
  ])(
    'is for search engines at %s, where all the dealers of a country stand, and nowhere else',
    async (address, canonical) => {
      mockDealers(({ near }) => ({
        ...noDealers,
        ...(near && { place: { name: 'Bologna', province: 'BO', country: 'IT' } }),
        countries: [{ code: 'AT', count: 1 }],
        items: [aDealer()],
        total: 1,
      }));
      await renderScreen(address);
      await screen.findByRole('article');
      const link = document.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(link && new URL(link).pathname + new URL(link).search).toBe(canonical);
    },
  );

  it('leads who chooses a country, by the keyboard too, to the dealers there', async () => {
    mockDealers(({ country }) => ({
      ...noDealers,
      countries: [{ code: 'IT', count: 49 }],
      items: country ? [aDealer()] : [],
      total: 49,
    }));
    const { user } = await renderScreen('/dealers');
    (await screen.findByRole('link', { name: /^Italy/ })).focus();
    await user.keyboard('{Enter}');
    const dealer = await screen.findByRole('article');
    expect(document.activeElement).toContainElement(dealer);
    expect(document.activeElement).not.toContainElement(screen.getByRole('search'));
    expect(window.location.search).toBe('?country=IT&lng=en');
  });

  it('asks the browser where the visitor is on a press, and tells the site no more than the region', async () => {
    const asked: DealerQuery[] = [];
    mockDealers((query) => {
      asked.push(query);
      return {
        ...noDealers,
        countries: [{ code: 'IT', count: 1 }],
        items: [aDealer({ distanceKm: 4 })],
        total: 1,
      };
    });
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
    Object.defineProperty(window.navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition },
    });
    onTestFinished(() => void Reflect.deleteProperty(window.navigator, 'geolocation'));
    const { user } = await renderScreen('/dealers');
    const button = await screen.findByRole('button', { name: 'Near me' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(button);
    const [onPosition, onRefusal] = getCurrentPosition.mock.calls[0] ?? [];
    act(() => onRefusal?.({} as GeolocationPositionError));
    expect(
      screen.getByText('Your browser does not say where you are. Enter your town instead.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    act(() => onPosition?.({ coords: { latitude: 44.49381, longitude: 11.33875 } } as GeolocationPosition));
    expect(await screen.findByRole('heading', { name: 'The dealer nearest to you' })).toBeVisible();
    expect(window.location.search).toBe('?at=44.5,11.3&lng=en');
    expect(document.activeElement).toContainElement(screen.getByRole('article'));
    expect(document.activeElement).not.toContainElement(screen.getByRole('search'));
    expect(asked.at(-1)).toMatchObject({ at: '44.5,11.3' });
  });

  it.each([
    ['en', 'There is none within 150 km. The nearest is in Bologna, 412 km away.'],
    ['it', 'Nel raggio di 150 km non ce ne sono. Il più vicino è a Bologna, a 412 km.'],
  ] as const)('says in %s that none is near', async (language, words) => {
    mockDealers(() => ({
      ...noDealers,
      place: { name: 'Lyon', province: null, country: 'FR' },
      centre: { latitude: 45.76, longitude: 4.84 },
      countries: [{ code: 'IT', count: 1 }],
      items: [aDealer({ distanceKm: 412 })],
      total: 1,
    }));
    await renderScreen(`/dealers?near=Lyon&lng=${language}`, { language });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says of a postcode that it knows none of other countries, and leads to places of one name elsewhere', async () => {
    mockDealers(({ near }) => ({
      ...noDealers,
      ...(near === 'Naples' && {
        place: { name: 'Naples', province: 'NA', country: 'IT' },
        otherPlaces: [{ name: 'Naples', province: null, country: 'US' }],
      }),
      countries: [{ code: 'IT', count: 1 }],
      items: [aDealer()],
      total: 1,
    }));
    const { unmount } = await renderScreen('/dealers?near=SW1A 1AA');
    expect(await screen.findByText(/postcodes are known for Italy only/)).toBeVisible();
    unmount();
    await renderScreen('/dealers?near=Naples');
    expect(await screen.findByRole('link', { name: 'Naples, United States' })).toHaveAttribute(
      'href',
      '/dealers?near=Naples,%20United%20States&lng=en#found',
    );
  });

  it('asks first where the visitor is, where many all over the world show something, but names who has the very product', async () => {
    const shows = aDealer({
      id: 'lehel',
      name: 'Küchenhaus Lehel',
      display: { collections: [], skus: ['AN100-BU'] },
    });
    mockDealers(() => ({
      ...noDealers,
      product: 'Antique 100 with five burners',
      countries: [{ code: 'IT', count: 30 }],
      items: [shows, ...Array.from({ length: 29 }, (_, index) => aDealer({ id: `d${index}` }))],
      total: 30,
    }));
    await renderScreen('/dealers?display=AN100-BU');
    expect(await screen.findByText(/^Enter your town or choose a country/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Küchenhaus Lehel' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'On display' })).toHaveDisplayValue(
      'Antique 100 with five burners',
    );
  });

  it('says of each dealer whether the very product stands there, or others of its collection', async () => {
    mockDealers(() => ({
      ...noDealers,
      product: 'Antique 100',
      items: [
        aDealer({ id: 'a', display: { collections: ['antique'], skus: ['AN100-BU'] } }),
        aDealer({ id: 'b', display: { collections: ['antique'], skus: [] } }),
      ],
      total: 2,
    }));
    await renderScreen('/dealers?display=AN100-BU&country=IT');
    const [shows, others] = await screen.findAllByRole('article');
    expect(shows).toHaveTextContent('This very product is on display');
    expect(others).toHaveTextContent('Other products on display: Antique');
  });

  it('draws a map beside the list: what is looked at in one is lit in the other, and arrow keys go through it', async () => {
    observeIntersections({ isIntersecting: true });
    mockDealers(() => ({
      ...noDealers,
      place: { name: 'Bologna', province: 'BO', country: 'IT' },
      centre: { latitude: 44.494, longitude: 11.339 },
      countries: [{ code: 'IT', count: 2 }],
      items: [
        aDealer({ position: { latitude: 44.494, longitude: 11.339 }, distanceKm: 0 }),
        aDealer({
          id: 'modena',
          name: 'Modena Arreda',
          place: 'Modena',
          position: { latitude: 44.647, longitude: 10.925 },
          distanceKm: 37,
        }),
        aDealer({
          id: 'parma',
          name: 'Parma Cucine',
          place: 'Parma',
          position: { latitude: 44.801, longitude: 10.328 },
          distanceKm: 87,
        }),
      ],
      total: 3,
    }));
    const { user } = await renderScreen('/dealers?near=Bologna');
    const map = within(await screen.findByRole('group', { name: 'Map of these dealers' }));
    const point = (name: string) => map.getByRole('link', { name });
    expect(point('Modena Arreda, Modena')).toHaveAttribute('href', '/dealers/modena?lng=en');
    const card = screen.getByRole('link', { name: 'Modena Arreda' }).closest('li');
    await user.hover(screen.getByRole('link', { name: 'Modena Arreda' }));
    expect(point('Modena Arreda, Modena')).toHaveAttribute('aria-current', 'true');
    await user.hover(point('Spazio Felsineo, Bologna'));
    expect(card).not.toHaveAttribute('data-lit');
    act(() => point('Spazio Felsineo, Bologna').focus());
    await user.keyboard('{ArrowRight}');
    expect(point('Modena Arreda, Modena')).toHaveFocus();
    expect(card).toHaveAttribute('data-lit');
    await user.keyboard('{End}');
    expect(point('Parma Cucine, Parma')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(point('Spazio Felsineo, Bologna')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(point('Spazio Felsineo, Bologna')).toHaveFocus();
  });

  it('has one point on the map for those in one place, which names all and leads to the first', async () => {
    observeIntersections({ isIntersecting: true });
    const position = { latitude: 44.494, longitude: 11.339 };
    mockDealers(() => ({
      ...noDealers,
      countries: [{ code: 'IT', count: 2 }],
      items: [aDealer({ position }), aDealer({ id: 'petroniana', name: 'Tecnica Petroniana', position })],
      total: 2,
    }));
    const { user } = await renderScreen('/dealers?country=IT');
    const map = within(await screen.findByRole('group', { name: 'Map of these dealers' }));
    const point = map.getByRole('link');
    expect(point).toHaveAccessibleName('Spazio Felsineo and Tecnica Petroniana, Bologna');
    expect(point).toHaveAttribute('href', '/dealers/felsinea?lng=en');
    await user.hover(screen.getByRole('link', { name: 'Tecnica Petroniana' }));
    expect(point).toHaveAttribute('aria-current', 'true');
  });

  it('leads who needs service to ask a dealer for it', async () => {
    mockDealers(() => ({
      ...noDealers,
      countries: [{ code: 'IT', count: 1 }],
      items: [aDealer({ kinds: ['service'] })],
      total: 1,
    }));
    const { unmount } = await renderScreen('/dealers?kind=service&country=IT');
    expect(await screen.findByRole('link', { name: 'Ask this dealer: Spazio Felsineo' })).toHaveAttribute(
      'href',
      '/contacts?subject=service&dealer=felsinea&lng=en',
    );
    unmount();
    const { user } = await renderScreen('/dealers?kind=service&sku=AN100-BU&country=IT');
    expect(await screen.findByRole('link', { name: 'Ask this dealer: Spazio Felsineo' })).toHaveAttribute(
      'href',
      '/contacts?sku=AN100-BU&subject=service&dealer=felsinea&lng=en',
    );
    expect(screen.getByRole('link', { name: 'Spazio Felsineo' })).toHaveAttribute(
      'href',
      '/dealers/felsinea?kind=service&sku=AN100-BU&lng=en',
    );
    await user.type(screen.getByRole('textbox', { name: 'Town or Italian postcode' }), 'Bologna');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(window.location.search).toBe('?near=Bologna&kind=service&sku=AN100-BU&lng=en');
  });

  it('leads who saw a product to ask a dealer about it', async () => {
    mockDealers(() => ({
      ...noDealers,
      countries: [{ code: 'IT', count: 1 }],
      items: [aDealer()],
      total: 1,
    }));
    await renderScreen('/dealers?display=AN100-BU&country=IT');
    expect(await screen.findByRole('link', { name: 'Ask this dealer: Spazio Felsineo' })).toHaveAttribute(
      'href',
      '/contacts?sku=AN100-BU&dealer=felsinea&lng=en',
    );
    expect(screen.getByRole('link', { name: 'Spazio Felsineo' })).toHaveAttribute(
      'href',
      '/dealers/felsinea?display=AN100-BU&lng=en',
    );
  });

  it('is not there where the operator has no list', async () => {
    await renderScreen('/dealers');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Find a dealer' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Write to us about a dealer' })).toBeVisible();
  });
});

describe('the page of the dealers', () => {
  it.each([
    ['en', '', 'See it and touch it before you choose', /^Your town/],
    ['it', '?lng=it', 'Vieni a vedere e toccare, prima di scegliere', /^La tua città/],
  ] as const)('asks in %s for what helps to find a dealer', async (language, query, title, hint) => {
    await renderScreen(`/dealers${query}`, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^(Message|Messaggio)$/ })).toHaveAccessibleDescription(hint);
  });

  it.each([
    ['en', 'I am looking for a dealer', 'Looking for a dealer'],
    ['it', 'Vorrei diventare rivenditore', 'Diventare rivenditore'],
  ] as const)('starts a mail in %s where no scripts run', async (language, topic, subject) => {
    await renderWithoutScripts('/dealers', { language });
    expect(screen.getByRole('link', { name: new RegExp(`: ${topic}$`) })).toHaveAttribute(
      'href',
      `mailto:info@calidora.example?subject=${encodeURIComponent(subject)}`,
    );
  });

  it('speaks to those who would like to be dealers', async () => {
    await renderScreen('/dealers');
    await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    const partners = within(main.getByRole('region', { name: 'What we do for our dealers' }));
    expect(partners.getByText(/more than 60 countries/)).toBeVisible();
    expect(partners.getByRole('link', { name: 'About the reserved area' })).toHaveAttribute(
      'href',
      '/reserved-area?lng=en',
    );
  });
});

import { setupServer } from 'msw/node';

/** Takes the place of the network in every test of the client; a test plans what it answers. */
export const mockNetwork = setupServer();

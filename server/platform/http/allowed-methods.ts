import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HTTPMethod } from 'find-my-way';
import FindMyWay from 'find-my-way';
import type { HttpProblem } from '../problems/problems.ts';
import { methodNotAllowed, notFound } from '../problems/problems.ts';
import { longestAddress } from './refuse-by-head.ts';

/** Of every router of the site: no part of an address is too long for one that the other takes. */
export const routerOptions = { maxParamLength: longestAddress, ignoreTrailingSlash: true };

type Exists = (request: FastifyRequest) => boolean | Promise<boolean>;

declare module 'fastify' {
  interface FastifyInstance {
    /** What a request is refused with that no route takes, whether it was read or not. */
    refusalOf(request: FastifyRequest): Promise<HttpProblem>;
  }
  interface FastifyContextConfig {
    /** Whether there is anything at an address, for routes that take more addresses than there are; true unless given. */
    exists?: Exists;
  }
}

/**
 * Notes the routes that are added from now on, and decorates the server with `refusalOf`, which says of a request that
 * none of them takes whether the address takes other methods (405) or does not exist (404); Fastify knows 404 alone.
 */
export function collectAllowedMethods(app: FastifyInstance): void {
  const router = FindMyWay(routerOptions);
  const methods = new Set<HTTPMethod>();
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const name of [method].flat() as HTTPMethod[]) {
      methods.add(name);
      router.on(name, url, () => undefined, config?.exists);
    }
  });

  async function takes(method: HTTPMethod, request: FastifyRequest): Promise<boolean> {
    const found = router.find(method, request.raw.url ?? '/');
    if (found === null) return false;
    const exists = found.store as Exists | null;
    return exists ? exists(request) : true;
  }

  app.decorate('refusalOf', async (request) => {
    const allowed: HTTPMethod[] = [];
    for (const method of methods) if (await takes(method, request)) allowed.push(method);
    return allowed.length > 0 ? methodNotAllowed(allowed) : notFound('page');
  });
}

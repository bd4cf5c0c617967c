import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { cardsJson, DATA_FILE, writeCards } from './scripts/data.mjs';
import { RULES_FILE, rulesJson, SCENARIOS_FILE, scenariosJson } from './scripts/rules.mjs';
import { withLarger, withLight } from './scripts/themes.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves /data/cards.json while developing and puts it beside the build: the facts, texts and states of all cards. */
function cardData(): Plugin {
  return {
    name: 'spaceline-card-data',
    configureServer(server) {
      server.middlewares.use(`/${DATA_FILE}`, (_request, response, next) => {
        writeCards(here('../../dist/web-data'))
          .then((path) => {
            response.setHeader('content-type', 'application/json');
            createReadStream(path).pipe(response);
          })
          .catch(next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: DATA_FILE, source: await cardsJson() });
    },
  };
}

/** The same for the rulebook and its scenarios. */
function ruleData(): Plugin {
  const made = { [RULES_FILE]: rulesJson, [SCENARIOS_FILE]: scenariosJson };
  return {
    name: 'spaceline-rule-data',
    configureServer(server) {
      for (const [file, make] of Object.entries(made))
        server.middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(make());
        });
    },
    generateBundle() {
      for (const [fileName, make] of Object.entries(made)) this.emitFile({ type: 'asset', fileName, source: make() });
    },
  };
}

/** Every colour in the dark and in the light, words as large as they are wanted. */
function themes(): Plugin {
  return {
    name: 'spaceline-themes',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(here('./src/')) && /\.css$/.test(id) ? { code: withLarger(withLight(code)), map: null } : null,
  };
}

/** The faces of the first page are asked for at once: text that is set again when they come would jump. */
function facesFirst(): Plugin {
  return {
    name: 'spaceline-faces-first',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /(antonio|barlow-latin|barlow-condensed).*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig(({ command }) => {
  // A build is what people get, whoever asks for it: tests have a NODE_ENV of their own.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: here('.'),
    plugins: [cardData(), ruleData(), themes(), facesFirst()],
    build: {
      outDir: here('../../dist/web'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 2048,
    },
    css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  };
});

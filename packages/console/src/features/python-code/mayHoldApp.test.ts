import { expect, test } from 'vitest';

import { mayHoldApp, otherFrameworkOf } from './mayHoldApp.ts';

test.each([
  ['from fastapi import FastAPI\n\napp = FastAPI()\n'],
  ['import fastapi\nserver = fastapi.FastAPI(title="Tides")\n'],
  ['from fastapi import FastAPI as Web\nsite: Web = Web()\n'],
  ['from .server import app\n'],
  ['from .server import site as api\n'],
  ['from .server import *\n'],
  ['from factory import create_app\nsite = create_app()\n'],
  ['try:\n    app = load()\nexcept ImportError:\n    app = None\n'],
  ['if DEBUG:\n    from debug import app\nelse:\n    app = wrap(inner)\n'],
  ['app = FastAPI(\n    lifespan=lifespan,\n)\ndef broken(:\n'],
])('may hold an app: %j', (text) => {
  expect(mayHoldApp(text)).toBe(true);
});

test.each([
  ['print("hi")\n'],
  [''],
  ['from fastapi import APIRouter, FastAPI\nrouter = APIRouter()\n'],
  ['def create_app():\n    app = FastAPI()\n    return app\n'],
  ['class Site:\n    app = FastAPI()\n'],
  ['# app = FastAPI()\n"""\napp = FastAPI()\n"""\n'],
  ['app = None\napi = "https://tides.example.com"\n'],
  ['app: FastAPI\n'],
])('holds no app: %j', (text) => {
  expect(mayHoldApp(text)).toBe(false);
});

test.each([
  ['from flask import Flask\napp = Flask(__name__)\n', 'Flask'],
  ['import flask\nsite = flask.Flask(__name__)\n', 'Flask'],
  ['from starlette.applications import Starlette as Web\napp: Web = Web()\n', 'Starlette'],
  ['import starlette.applications\napp = starlette.applications.Starlette()\n', 'Starlette'],
  ['from aiohttp import web\napp = web.Application()\n', 'aiohttp'],
  [
    'from django.core.wsgi import get_wsgi_application\napplication = get_wsgi_application()\n',
    'Django',
  ],
  ['import typer\napp = typer.Typer()\n', 'Typer'],
])('an app of another framework is none: %j', (text, framework) => {
  expect(mayHoldApp(text)).toBe(false);
  expect(otherFrameworkOf(text)).toBe(framework);
});

test.each([
  ['from flask import Flask\nfrom fastapi import FastAPI\nsite = Flask("a")\napp = FastAPI()\n'],
  ['from flask import Flask\napp = Flask("a")\napp = adapt(app)\n'],
  ['from .flask import Flask\napp = Flask("a")\n'],
  ['from tides import Flask\napp = Flask("a")\n'],
])('an app may be next to one of another framework, or be named like one: %j', (text) => {
  expect(mayHoldApp(text)).toBe(true);
  expect(mayHoldApp(text, 'app')).toBe(true);
});

test('an app with a given name may be bound in any way', () => {
  const text = 'import uvicorn\nsite = build()\ndef other(): ...\n';
  expect(mayHoldApp(text, 'site')).toBe(true);
  expect(mayHoldApp(text, 'other')).toBe(true);
  expect(mayHoldApp(text, 'app')).toBe(false);
});

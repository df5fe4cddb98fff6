import type { DeploymentStatus } from '@quayside/api-contract';

import type { ExplanationId } from './rules.ts';

/** The output of a failed tool, and its expected explanation. */
export interface FailureSample {
  what: string;
  /** @default building_image_failed */
  status?: DeploymentStatus;
  log: string;
  /** `silent` when the log does not contain the cause. */
  expected: ExplanationId | 'silent';
  /** A part of the English title. */
  title?: string;
}

/** Failures of pip, uv, poetry, uvicorn and `fastapi run`. */
export const failureSamples: readonly FailureSample[] = [
  {
    what: 'pip: pkg_resources is missing in the build back end of a dependency',
    log: `  error: subprocess-exited-with-error
  × Getting requirements to build wheel did not run successfully.
  │ exit code: 1
  ╰─> [17 lines of output]
      Traceback (most recent call last):
        File "/usr/lib/python3.13/site-packages/pip/_vendor/pyproject_hooks/_in_process/_in_process.py", line 353, in <module>
          main()
        File "/tmp/pip-build-env-x1/overlay/lib/python3.13/site-packages/setuptools/build_meta.py", line 331, in get_requires
          self.run_setup()
        File "<string>", line 5, in <module>
      ModuleNotFoundError: No module named 'pkg_resources'
      [end of output]`,
    expected: 'dependencyBuildFailed',
  },
  {
    what: 'uv: setuptools is missing in the build back end of a dependency',
    log: `  × Failed to build \`sentencepiece==0.1.99\`
  ├─▶ The build backend returned an error
  ╰─▶ Call to \`setuptools.build_meta:__legacy__.build_wheel\` failed (exit status: 1)
      [stderr]
      Traceback (most recent call last):
        File "<string>", line 8, in <module>
      ModuleNotFoundError: No module named 'setuptools'
      hint: This usually indicates a problem with the package or the build environment.`,
    expected: 'dependencyBuildFailed',
    title: 'Couldn’t build sentencepiece==0.1.99',
  },
  {
    what: 'pip: a wheel cannot be built',
    log: `  ERROR: Failed building wheel for psycopg2
ERROR: Failed to build installable wheels for some pyproject.toml based projects (psycopg2)`,
    expected: 'dependencyBuildFailed',
    title: 'psycopg2',
  },
  {
    what: 'poetry: a back end fails',
    log: `  - Installing lxml (4.9.1): Failed
  ChefBuildError
  Backend subprocess exited when trying to invoke build_wheel`,
    expected: 'dependencyBuildFailed',
  },
  {
    what: 'a module is missing in a package that the app imports',
    log: `Traceback (most recent call last):
  File "/app/app/main.py", line 3, in <module>
    from jose import jwt
  File "/app/.venv/lib/python3.13/site-packages/jose/jwt.py", line 9, in <module>
    import ecdsa
ModuleNotFoundError: No module named 'ecdsa'`,
    expected: 'silent',
  },
  {
    what: 'pkg_resources is imported by the app itself',
    log: `Traceback (most recent call last):
  File "/app/app/main.py", line 3, in <module>
    import pkg_resources
ModuleNotFoundError: No module named 'pkg_resources'`,
    expected: 'moduleMissing',
    title: 'Python can’t find the module pkg_resources',
  },
  {
    what: 'uvicorn: a module of the app is missing',
    status: 'verifying_failed',
    log: `  File "/app/app/main.py", line 5, in <module>
    from app.routers import berths
  File "/app/app/routers/berths.py", line 2, in <module>
    import redis
    ^^^^^^^^^^^^
ModuleNotFoundError: No module named 'redis'`,
    expected: 'moduleMissing',
    title: 'redis',
  },
  {
    what: 'uv: the Python version is too old',
    log: `  × No solution found when resolving dependencies:
  ╰─▶ Because the current Python version (3.9.21) does not satisfy Python>=3.10 and fastapi==0.128.0
      depends on Python>=3.10, we can conclude that fastapi==0.128.0 cannot be used.
      And because your project depends on fastapi==0.128.0, we can conclude that your project's
      requirements are unsatisfiable.`,
    expected: 'pythonVersion',
  },
  {
    what: 'uv: the range of Python versions is too wide',
    log: `  × No solution found when resolving dependencies for split (python_full_version == '3.8.*'):
  ╰─▶ Because the requested Python version (>=3.8) does not satisfy Python>=3.9 and httpx==1.0.0
      depends on Python>=3.9, we can conclude that httpx==1.0.0 cannot be used.`,
    expected: 'pythonVersion',
  },
  {
    what: 'uv: a requirement depends on Python, and the project on it',
    log: `  × No solution found when resolving dependencies:
  ╰─▶ Because fastapi==0.128.0 depends on Python>=3.10 and your project depends on fastapi==0.128.0,
      we can conclude that your project's requirements are unsatisfiable.`,
    expected: 'silent',
  },
  {
    what: 'pip: a package is for another Python',
    log: `ERROR: Package 'harbour' requires a different Python: 3.9.21 not in '>=3.12'`,
    expected: 'pythonVersion',
  },
  {
    what: 'pip: the version exists for another Python',
    log: `ERROR: Ignored the following versions that require a different python version: 2.3.4 Requires-Python >=3.11; 2.3.5 Requires-Python >=3.11
ERROR: Could not find a version that satisfies the requirement numpy==2.3.5 (from versions: 2.0.1, 2.0.2)
ERROR: No matching distribution found for numpy==2.3.5`,
    expected: 'pythonVersion',
  },
  {
    what: 'pip: other versions are for another Python, and this one does not exist',
    log: `ERROR: Ignored the following versions that require a different python version: 2.3.4 Requires-Python >=3.11
ERROR: Could not find a version that satisfies the requirement numpy==9.1 (from versions: 2.0.1, 2.0.2)
ERROR: No matching distribution found for numpy==9.1`,
    expected: 'versionNotFound',
    title: 'No version matches numpy==9.1',
  },
  {
    what: 'poetry: the range of Python versions',
    log: `The current project's supported Python range (>=3.8,<4.0) is not compatible with some of the required packages Python requirement:
  - fastapi requires Python >=3.9, so it will not be installable for Python >=3.8,<3.9`,
    expected: 'pythonVersion',
  },
  {
    what: 'uv: no wheel for this Python',
    log: `  × No solution found when resolving dependencies:
  ╰─▶ Because torch==2.1.0 has no wheels with a matching Python ABI tag (e.g., \`cp313\`) and your
      project depends on torch==2.1.0, we can conclude that your project's requirements are
      unsatisfiable.`,
    expected: 'wheelMissing',
    title: 'torch==2.1.0',
  },
  {
    what: 'uv: no wheel for this platform',
    log: `error: Distribution \`pywin32==308 @ registry+https://pypi.org/simple\` can't be installed because it doesn't have a source distribution or wheel for the current platform`,
    expected: 'wheelMissing',
    title: 'pywin32==308',
  },
  {
    what: 'pip: a wheel of another platform',
    log: 'ERROR: harbour-1.0-cp39-cp39-win_amd64.whl is not a supported wheel on this platform.',
    expected: 'wheelMissing',
  },
  {
    what: 'uv: a version that was never published',
    log: `  × No solution found when resolving dependencies:
  ╰─▶ Because there is no version of fastapi==9.0.0 and your project depends on fastapi==9.0.0, we
      can conclude that your project's requirements are unsatisfiable.`,
    expected: 'versionNotFound',
    title: 'No version matches fastapi==9.0.0',
  },
  {
    what: 'uv: only older versions are available',
    log: `  × No solution found when resolving dependencies:
  ╰─▶ Because only fastapi<=0.128.0 is available and your project depends on fastapi>=1.0, we can
      conclude that your project's requirements are unsatisfiable.`,
    expected: 'versionNotFound',
    title: 'fastapi>=1.0',
  },
  {
    what: 'poetry: a version that does not exist',
    log: `Because harbour depends on fastapi (9.0.0) which doesn't match any versions, version solving failed.`,
    expected: 'versionNotFound',
    title: 'fastapi (9.0.0)',
  },
  {
    what: 'pip: a package that does not exist, with a version',
    log: `ERROR: Could not find a version that satisfies the requirement fastpi==1.0 (from versions: none)
ERROR: No matching distribution found for fastpi==1.0`,
    expected: 'requirementNotFound',
    title: 'fastpi',
  },
  {
    what: 'uv: a package that does not exist',
    log: `  ╰─▶ Because fastpi was not found in the package registry and your project depends on fastpi, we
      can conclude that your project's requirements are unsatisfiable.`,
    expected: 'requirementNotFound',
    title: 'There’s no package named fastpi',
  },
  {
    what: 'uv: two requirements of one package',
    log: `  ╰─▶ Because sqlmodel==0.0.31 depends on sqlalchemy>=2.0.14,<2.1.0 and your project depends on
      sqlalchemy==1.4.54, we can conclude that your project and sqlmodel==0.0.31 are incompatible.`,
    expected: 'requirementConflict',
    title: 'sqlmodel==0.0.31 conflicts with sqlalchemy==1.4.54',
  },
  {
    what: 'uv: two dependencies contradict each other',
    log: `  × No solution found when resolving dependencies:
  ╰─▶ Because httpx==0.20.0 depends on anyio<4 and starlette==1.0.0 depends on anyio>=4, we can
      conclude that httpx==0.20.0 and starlette==1.0.0 are incompatible.`,
    expected: 'requirementConflict',
  },
  {
    what: 'pip: conflicting dependencies',
    log: `ERROR: Cannot install httpx==0.20.0 and starlette==1.0.0 because these package versions have conflicting dependencies.
ERROR: ResolutionImpossible: for help visit https://pip.pypa.io/`,
    expected: 'requirementConflict',
    title: 'Two requirements conflict',
  },
  {
    what: 'uv: no solution, and no reason that is known',
    log: `  × No solution found when resolving dependencies:
  ╰─▶ Because harbour was yanked and your project depends on harbour, we can conclude that your
      project's requirements are unsatisfiable.`,
    expected: 'silent',
  },
  {
    what: 'uv: the registry does not answer',
    log: `error: Failed to fetch: \`https://pypi.org/simple/fastapi/\`
  Caused by: operation timed out`,
    expected: 'silent',
  },
  {
    what: 'pip: hashes do not match',
    log: 'ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.',
    expected: 'silent',
  },
  {
    what: 'pydantic: several settings are missing',
    log: `  File "/app/app/settings.py", line 12, in <module>
    settings = Settings()
pydantic_core._pydantic_core.ValidationError: 4 validation errors for Settings
database_url
  Field required [type=missing, input_value={}, input_type=dict]
    For further information visit https://errors.pydantic.dev/2.12/v/missing
debug
  Input should be a valid boolean [type=bool_type, input_value=1, input_type=int]
    For further information visit https://errors.pydantic.dev/2.12/v/bool_type
stripe_key
  Field required [type=missing, input_value={}, input_type=dict]
    For further information visit https://errors.pydantic.dev/2.12/v/missing
sentry_dsn
  Field required [type=missing, input_value={}, input_type=dict]`,
    expected: 'variableMissing',
    title: 'The variables database_url, stripe_key, and sentry_dsn are not set',
  },
  {
    what: 'pydantic: a field of a model that is no settings',
    log: `pydantic_core._pydantic_core.ValidationError: 1 validation error for Berth
name
  Field required [type=missing, input_value={}, input_type=dict]`,
    expected: 'silent',
  },
  {
    what: 'os.environ, with the marks of a newer Python',
    log: `Traceback (most recent call last):
  File "/app/app/settings.py", line 4, in <module>
    DATABASE_URL = os.environ["DATABASE_URL"]
                   ~~~~~~~~~~^^^^^^^^^^^^^^^^
  File "<frozen os>", line 717, in __getitem__
KeyError: 'DATABASE_URL'`,
    expected: 'variableMissing',
    title: 'The variable DATABASE_URL is not set',
  },
  {
    what: 'a KeyError of another mapping is no variable',
    log: `Traceback (most recent call last):
  File "/app/app/main.py", line 4, in <module>
    berth = berths["B-17"]
KeyError: 'B-17'`,
    expected: 'importCrashed',
    title: 'Your code crashed during import',
  },
  {
    what: 'decouple: a setting is missing',
    log: `decouple.UndefinedValueError: SECRET_KEY not found. Declare it as envvar or define a default value.`,
    expected: 'variableMissing',
    title: 'SECRET_KEY',
  },
  {
    what: 'fastapi run: no app',
    status: 'verifying_failed',
    log: `   ERROR   Could not find FastAPI app in module, try using --app`,
    expected: 'noApp',
    title: 'No FastAPI app was found',
  },
  {
    what: 'uvicorn: the attribute is missing',
    status: 'verifying_failed',
    log: `ERROR:    Error loading ASGI app. Attribute "app" not found in module "main".`,
    expected: 'noApp',
  },
  {
    what: 'uvicorn: the app stops as it starts, for a reason in a package',
    status: 'verifying_failed',
    log: `ERROR:    Traceback (most recent call last):
  File "/app/.venv/lib/python3.13/site-packages/starlette/routing.py", line 693, in lifespan
    async with self.lifespan_context(app) as maybe_state:
ConnectionRefusedError: [Errno 111] Connect call failed
ERROR:    Application startup failed. Exiting.`,
    expected: 'silent',
  },
  {
    what: 'the disk is full',
    log: 'OSError: [Errno 28] No space left on device',
    expected: 'silent',
  },
  {
    what: 'the platform: nothing lists the requirements',
    log: 'error: No pyproject.toml or requirements.txt found',
    expected: 'requirementsMissing',
    title: 'No requirements found',
  },
  {
    what: 'pydantic: a setting is missing',
    log: `pydantic_core._pydantic_core.ValidationError: 1 validation error for Settings
stripe_key
  Field required [type=missing, input_value={}, input_type=dict]`,
    expected: 'variableMissing',
    title: 'The variable stripe_key is not set',
  },
  {
    what: 'Python: a file of the app cannot be read',
    log: `  File "/app/app/main.py", line 8
    def read_root(
SyntaxError: '(' was never closed`,
    expected: 'syntaxError',
    title: 'app/main.py is not valid Python',
  },
  {
    what: 'uvicorn: another port than that of the health check',
    status: 'verifying_failed',
    log: `Uvicorn running on http://0.0.0.0:9000
Health check 1 of 3: connection refused on port 8000`,
    expected: 'wrongPort',
    title: 'The app listens on port 9000',
  },
  {
    what: 'the platform: the health check answers an error',
    status: 'verifying_failed',
    log: `INFO:     10.4.0.1:40111 - "GET /health HTTP/1.1" 500 Internal Server Error
Health check 1 of 3: GET /health answered 500`,
    expected: 'healthCheck',
    title: 'The health check of /health fails',
  },
  {
    what: 'the platform: an archive that is too large',
    status: 'extracting_failed_archive_too_large',
    log: 'error: the archive holds more than 1000.0 MB; stopped extracting',
    expected: 'archiveTooLarge',
    title: 'The archive is too large',
  },
  {
    what: 'the platform: an archive that ends early',
    status: 'extracting_failed',
    log: 'error: The uploaded archive ends in the middle of a file.',
    expected: 'archiveUnreadable',
    title: 'Couldn’t unpack the archive',
  },
  {
    what: 'a status that says it: no memory is left',
    status: 'verification_failed_oom',
    log: '',
    expected: 'outOfMemory',
    title: 'The app ran out of memory',
  },
  {
    what: 'a status that says it: the build took too long',
    status: 'building_image_failed_timeout',
    log: '',
    expected: 'buildTimeout',
    title: 'The build took too long',
  },
];

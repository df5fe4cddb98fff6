import { hash32 } from '../../../random.ts';
import { distributionName, versionOf } from '../distributions.ts';
import type { Project } from '../project.ts';

/** A distribution that a build installs. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Size of its wheel. */
  bytes: number;
}

const web =
  'annotated-doc annotated-types anyio certifi click dnspython email-validator fastapi-cli h11 httpcore httptools httpx ' +
  'idna jinja2 markdown-it-py markupsafe mdurl pydantic pydantic-core pygments python-dotenv ' +
  'python-multipart pyyaml rich rich-toolkit shellingham starlette typer typing-extensions ' +
  'typing-inspection uvicorn uvloop watchfiles websockets';

/** Dependencies that popular distributions install. */
const companions: Readonly<Record<string, string>> = {
  alembic: 'mako sqlalchemy',
  boto3: 'botocore jmespath python-dateutil s3transfer six urllib3',
  celery: 'amqp billiard kombu tzdata vine',
  fastapi: web,
  numpy: '',
  openai: 'distro httpx jiter pydantic tqdm',
  pandas: 'numpy python-dateutil six tzdata',
  requests: 'certifi charset-normalizer idna urllib3',
  'scikit-learn': 'joblib numpy scipy threadpoolctl',
  scipy: 'numpy',
  'sentry-sdk': 'certifi urllib3',
  sqlalchemy: 'greenlet typing-extensions',
  sqlmodel: 'greenlet pydantic sqlalchemy',
  torch:
    'filelock fsspec mpmath networkx nvidia-cublas-cu12 nvidia-cuda-nvrtc-cu12 nvidia-cuda-runtime-cu12 ' +
    'nvidia-cudnn-cu12 nvidia-cufft-cu12 nvidia-nccl-cu12 setuptools sympy triton',
  transformers: 'filelock huggingface-hub numpy regex requests safetensors tokenizers tqdm',
};

const large: Readonly<Record<string, number>> = {
  numpy: 16_600_000,
  pandas: 12_400_000,
  scipy: 35_100_000,
  'scikit-learn': 9_300_000,
  torch: 858_000_000,
  'nvidia-cublas-cu12': 566_000_000,
  'nvidia-cudnn-cu12': 674_000_000,
  'nvidia-nccl-cu12': 307_000_000,
  triton: 162_000_000,
  transformers: 11_400_000,
  botocore: 14_100_000,
  'pydantic-core': 2_000_000,
  uvloop: 4_300_000,
};

/** Everything a project's dependencies install, sorted by name. */
export function packagesOf(project: Project): InstalledPackage[] {
  const packages = new Map<string, InstalledPackage>();
  const add = (name: string, version: string) => {
    const bytes = large[name] ?? 12_000 + (hash32(name) % 900_000);
    if (!packages.has(name)) packages.set(name, { name, version, bytes });
  };
  for (const requirement of project.dependencies) {
    add(distributionName(requirement), versionOf(requirement));
  }
  for (const name of packages.keys()) {
    for (const companion of (companions[name] ?? '').split(' ').filter(Boolean)) {
      add(companion, versionOf(companion));
    }
  }
  return [...packages.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

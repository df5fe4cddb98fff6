class Settings(BaseSettings):
    database_url: str
    debug: bool = False
    port: int = 8000
# ---
class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="TIDES_")
    database_url: PostgresDsn
    redis_url: RedisDsn | None = None
# ---
class Settings(BaseSettings):
    model_config = {"env_prefix": "app_", "extra": "ignore"}
    name: str = "tides"
    token: SecretStr
# ---
class Settings(BaseSettings, env_prefix="SVC_", case_sensitive=True):
    Host: str
    port: int
# ---
class Settings(BaseSettings):
    model_config = SettingsConfigDict(case_sensitive=True)
    ApiKey: str
    api_key: str = ""
# ---
class Settings(BaseSettings):
    api_key: str = Field(alias="SERVICE_KEY")
    region: str = Field(default="eu", alias="SERVICE_REGION")
# ---
class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="P_")
    api_key: str = Field(validation_alias="the_key")
    other: int = Field(..., ge=1)
# ---
class Settings(BaseSettings):
    dsn: str = Field(validation_alias=AliasChoices("DATABASE_URL", "POSTGRES_URL"))
# ---
class Settings(BaseSettings):
    first: str = Field(validation_alias=AliasPath("HOSTS", 0))
    mixed: str = Field(validation_alias=AliasChoices("MAIN_HOST", AliasPath("HOSTS", 1)))
# ---
class Settings(BaseSettings):
    model_config = SettingsConfigDict(populate_by_name=True, env_prefix="X_")
    level: str = Field(alias="LOG_LEVEL")
# ---
class Settings(BaseSettings):
    model_config = SettingsConfigDict(validate_by_name=True)
    level: str = Field(default="info", validation_alias="LOG_LEVEL")
# ---
class Settings(BaseSettings):
    origins: list[str] = []
    hosts: List[str]
    limits: dict[str, int] = {}
    pair: tuple[int, int]
    names: set[str] = Field(default_factory=set)
# ---
class Database(BaseModel):
    host: str
    port: int = 5432

class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_nested_delimiter="__")
    database: Database
    cache: Database | None = None
# ---
class Inner(BaseModel):
    depth: int

class Outer(BaseModel):
    inner: Inner

class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="T_", env_nested_delimiter="__")
    outer: Outer = Outer(inner=Inner(depth=1))
# ---
class Common(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="C_")
    debug: bool = False
    region: str

class Settings(Common):
    extra: int = 1
# ---
class Common(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="C_", case_sensitive=True)
    debug: bool = False

class Settings(Common):
    model_config = SettingsConfigDict(env_prefix="D_")
    debug: bool
# ---
class Mixin(BaseModel):
    log_level: str = "info"
    log_format: str

class Settings(Mixin, BaseSettings):
    workers: PositiveInt = 4
# ---
class Settings(BaseSettings):
    a: Optional[int] = None
    b: Optional[int]
    c: Union[int, None]
    d: int | str
    e: None | bool = None
# ---
class Settings(BaseSettings):
    name: Annotated[str, Field(alias="TITLE")]
    size: Annotated[int, Field(ge=1)] = 3
    rate: Annotated[float, Field(default=0.5)]
# ---
class Settings(BaseSettings):
    VERSION: ClassVar[str] = "1"
    _private: str = "x"
    public: str = "y"
# ---
class Settings(BaseSettings):
    api: HttpUrl
    hook: AnyHttpUrl | None = None
    broker: AmqpDsn = "amqp://localhost"
# ---
class Settings(BaseSettings):
    rate: float = 0.2
    ratio: PositiveFloat
    workers: NonNegativeInt = 0
# ---
class Settings(BaseSettings):
    mode: Literal["dev", "prod"]
    path: Path = Path("/tmp")
    timeout: timedelta = timedelta(seconds=5)
# ---
class Color(str, Enum):
    red = "red"

class Settings(BaseSettings):
    color: Color
    other: Color = Color.red
# ---
class Settings(BaseSettings):
    payload: Json
    typed: Json[list[int]] = "[]"
# ---
class Settings(BaseSettings):
    origins: Annotated[list[str], NoDecode]
# ---
class Settings(BaseSettings):
    a: str = ...
    b: str = Field(...)
    c: str = Field(default=...)
    d: str = Field("d")
    e: str = Field(default_factory=lambda: "e")
# ---
class Settings(BaseSettings):
    class Config:
        env_prefix = "OLD_"
        case_sensitive = False
    key: str
# ---
class Settings(BaseSettings):
    """Settings of the service."""

    key: str
    """The key."""

    @property
    def upper(self) -> str:
        value: str = self.key
        return value.upper()

    @field_validator("key")
    @classmethod
    def check(cls, value):
        return value
# ---
class Settings(BaseSettings):
    model_config = SettingsConfigDict(
        env_prefix="A_"
        "B_",
        env_file=".env",
    )
    key: str  # with a comment
    other: str = (
        "several lines"
    )
# ---
@dataclass
class Limits:
    low: int
    high: int = 3

class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_nested_delimiter="_")
    limits: Limits
# ---
class Settings(BaseSettings):
    items: Sequence[str] = ()
    table: Mapping[str, str]
    frozen: frozenset[int] = frozenset()
# ---
class Settings(BaseSettings):
    value: "int"
    maybe: "Optional[bool]" = None
# ---
class Settings(BaseSettings):
    a: int = 1; b: str
# ---
class Settings(BaseSettings):
    password: SecretStr = Field(min_length=1)
    raw: bytes = b""
    when: date | None = None
# ---
class Settings(BaseSettings):
    either: list[str] | str
    maybe: list[int] | None = None
# ---
class Left(BaseSettings):
    shared: int = 1
    left: str

class Right(BaseSettings):
    shared: str
    right: str = ""

class Settings(Left, Right):
    pass
# ---
class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="")
    snake_name: int = 1
    camelCase: str
    with_1_digit: str
# ---
class Item(BaseModel):
    name: str

class Settings(BaseSettings):
    items: list[Item]
    by_name: dict[str, Item] = {}
# ---
class Settings(pydantic_settings.BaseSettings):
    model_config = pydantic_settings.SettingsConfigDict(env_prefix="Q_")
    level: typing.Literal["a", "b"] = "a"
    url: pydantic.HttpUrl
    key: str = pydantic.Field(alias="KEY")
# ---
class Settings(BaseSettings):
    pass
